// The sound of "your turn": a station's gong.
import { settings } from '../settings/settings.svelte'
import { GONG } from '../sound/sounds'
import { play } from '../sound/synth'

export function chime(): Promise<void> {
  return play(GONG, settings.kept.volume)
}
