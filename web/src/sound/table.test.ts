import { beforeEach, expect, test, vi } from 'vitest'
import type { Happened } from '../wire'

const started: number[] = []
let hidden = false

class Parameter {
  value = 0
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}
class Part {
  gain = new Parameter()
  frequency = new Parameter()
  Q = new Parameter()
  connect(to: unknown): unknown { return to }
  start(at: number): void { started.push(at) }
  stop(): void {}
}
class Audio {
  state = 'running'
  currentTime = 10
  sampleRate = 8000
  destination = {}
  createGain = () => new Part()
  createOscillator = () => new Part()
  createBiquadFilter = () => new Part()
  createBufferSource = () => new Part()
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) })
}

beforeEach(() => {
  vi.resetModules()
  started.length = 0
  hidden = false
  vi.stubGlobal('AudioContext', Audio)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('document', { get hidden() { return hidden }, documentElement: { dataset: {}, lang: '' }, querySelectorAll: () => [] })
})

const placed = (points: number): Happened['event'] => ({ type: 'Placed', seat: 0, company: 'red', hex: 'lille', points, value: points, nth: 1 })
const claimed: Happened['event'] = { type: 'RouteClaimed', seat: 0, route: 'a-b', cards: [], points: 4 } as unknown as Happened['event']

test('nothing sounds before somebody asks for it, nor on a page that nobody sees', async () => {
  const { sounds, soundOf } = await import('./table')
  const { settings } = await import('../settings/settings.svelte')
  sounds(soundOf([placed(1)]))
  expect(started).toEqual([])
  settings.change({ effects: true })
  hidden = true
  sounds(soundOf([placed(1)]))
  expect(started).toEqual([])
  hidden = false
  sounds(soundOf([placed(1)]))
  expect(started.length).toBeGreaterThan(0)
})

test('a placement that scores sounds otherwise than one that does not, and a route as long as it is', async () => {
  const { soundOf } = await import('./table')
  expect(soundOf([placed(1)]).length).toBeGreaterThan(soundOf([placed(0)]).length)
  expect(soundOf([claimed], () => 4).length).toBe(2 * soundOf([claimed], () => 2).length)
  expect(soundOf([])).toEqual([])
})

test('cards of a tunnel sound one after another, those that cost with a second note', async () => {
  const { soundOfTunnel } = await import('./table')
  const parts = soundOfTunnel([{ costs: false }, { costs: true }], 500)
  expect(parts.map(({ at }) => at)).toEqual([0, 0.5, 0.62])
})
