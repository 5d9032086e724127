// The sound of "your turn": the two notes of a station's gong, made here.

const NOTES: readonly [hertz: number, at: number][] = [[659.3, 0], [523.3, 0.32]]
const RING_S = 1.1
const LOUD = 0.16

let context: AudioContext | null = null

/** Browsers allow sound only after the page was touched once; before that this is silent. */
export async function chime(): Promise<void> {
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  for (const [hertz, at] of NOTES) strike(context, hertz, context.currentTime + at)
}

function strike(audio: AudioContext, hertz: number, at: number): void {
  const fade = audio.createGain()
  fade.gain.setValueAtTime(0.0001, at)
  fade.gain.exponentialRampToValueAtTime(LOUD, at + 0.015)
  fade.gain.exponentialRampToValueAtTime(0.0001, at + RING_S)
  fade.connect(audio.destination)
  for (const [times, share] of [[1, 1], [2, 0.25], [3, 0.08]] as const) {
    const tone = audio.createOscillator()
    const level = audio.createGain()
    tone.frequency.value = hertz * times
    level.gain.value = share
    tone.connect(level).connect(fade)
    tone.start(at)
    tone.stop(at + RING_S)
  }
}
