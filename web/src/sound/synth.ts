// Sounds made here, of oscillators and noise: no files, nothing to load.

export interface Tone {
  readonly hertz: number
  /** Seconds from now. */
  readonly at?: number
  /** Seconds until it has died away. */
  readonly rings: number
  /** From 0 to 1, before the volume that was chosen. */
  readonly loud: number
  /** Strength of each multiple of the frequency; the first is the tone itself. */
  readonly overtones?: readonly number[]
  /** Slides to this frequency. */
  readonly to?: number
}

export interface Hiss {
  readonly at?: number
  readonly rings: number
  readonly loud: number
  /** The middle of the band that is let through, where it begins and where it ends. */
  readonly hertz: number
  readonly to?: number
  /** The narrower the band, the higher. */
  readonly narrow?: number
}

/** What a sound is made of. */
export type Part = Tone | Hiss
export type Sound = readonly Part[]

const QUIET = 0.0001
const ATTACK_S = 0.006

function isTone(part: Part): part is Tone {
  return !('narrow' in part)
}

let shared: AudioContext | null = null

/** Browsers allow sound only after the page was touched once; before that this is silent. */
export async function play(sound: Sound, volume: number): Promise<void> {
  shared ??= new AudioContext()
  if (shared.state === 'suspended') await shared.resume()
  for (const part of sound) strike(shared, part, volume)
}

function strike(audio: AudioContext, part: Part, volume: number): void {
  const at = audio.currentTime + (part.at ?? 0)
  const end = at + part.rings
  const fade = audio.createGain()
  fade.gain.setValueAtTime(QUIET, at)
  fade.gain.exponentialRampToValueAtTime(Math.max(QUIET, part.loud * volume), at + ATTACK_S)
  fade.gain.exponentialRampToValueAtTime(QUIET, end)
  fade.connect(audio.destination)
  if (isTone(part)) tones(audio, part, fade, at, end)
  else hiss(audio, part, fade, at, end)
}

function tones(audio: AudioContext, part: Tone, into: AudioNode, at: number, end: number): void {
  for (const [i, share] of (part.overtones ?? [1]).entries()) {
    const tone = audio.createOscillator()
    const level = audio.createGain()
    tone.frequency.setValueAtTime(part.hertz * (i + 1), at)
    if (part.to !== undefined) tone.frequency.exponentialRampToValueAtTime(part.to * (i + 1), end)
    level.gain.value = share
    tone.connect(level).connect(into)
    tone.start(at)
    tone.stop(end)
  }
}

function hiss(audio: AudioContext, part: Hiss, into: AudioNode, at: number, end: number): void {
  const source = audio.createBufferSource()
  source.buffer = noise(audio)
  source.loop = true
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = part.narrow ?? 1
  band.frequency.setValueAtTime(part.hertz, at)
  if (part.to !== undefined) band.frequency.exponentialRampToValueAtTime(part.to, end)
  source.connect(band).connect(into)
  source.start(at)
  source.stop(end)
}

let noiseOf: { audio: AudioContext; buffer: AudioBuffer } | null = null

/** Half a second of noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (noiseOf?.audio !== audio) {
    const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    noiseOf = { audio, buffer }
  }
  return noiseOf.buffer
}
