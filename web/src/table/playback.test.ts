import { describe, expect, it } from 'vitest'
import { Playback } from './playback'

function stage(duration = 100, hidden = false, pace = 1) {
  const shown: number[] = []
  const lengths: number[] = []
  const waits: { ms: number; then: () => void; live: boolean }[] = []
  const state = { hidden }
  const playback = new Playback<number>({
    duration: () => duration,
    show: (step) => shown.push(step),
    hidden: () => state.hidden,
    pace: () => pace,
    wait: (ms, then) => {
      const wait = { ms, then, live: true }
      waits.push(wait)
      lengths.push(ms)
      return () => { wait.live = false }
    },
  })
  const tick = (): void => {
    const wait = waits.shift()
    if (wait?.live) wait.then()
  }
  return { playback, shown, tick, state, lengths }
}

describe('Playback', () => {
  it('waits with the first step for what leads it in, and not with those that follow', () => {
    const shown: number[] = []
    const leads: (() => void)[] = []
    let called = 0
    const playback = new Playback<number>({
      duration: () => 100,
      show: (step) => shown.push(step),
      wait: (_, then) => {
        leads.push(then)
        return () => {}
      },
      lead: (then) => {
        called++
        leads.push(then)
        return () => {}
      },
    })
    playback.add(1)
    playback.add(2)
    expect([shown, playback.playing]).toEqual([[], true])
    leads.shift()?.()
    expect(shown).toEqual([1])
    leads.shift()?.()
    expect([shown, called]).toEqual([[1, 2], 1])
  })

  it('does not wait for what leads in when everything shall show at once', () => {
    const shown: number[] = []
    let cancelled = false
    const playback = new Playback<number>({
      duration: () => 100,
      show: (step) => shown.push(step),
      lead: () => () => {
        cancelled = true
      },
    })
    playback.add(1)
    playback.finish()
    expect([shown, cancelled, playback.playing]).toEqual([[1], true, false])
  })

  it('plays at the pace that was chosen', () => {
    const { playback, lengths } = stage(100, false, 0.5)
    playback.add(1)
    expect(lengths).toEqual([50])
  })

  it('shows a step at once when nothing plays, and the next one only afterwards', () => {
    const { playback, shown, tick } = stage()
    playback.add(1)
    playback.add(2)
    expect(shown).toEqual([1])
    tick()
    expect(shown).toEqual([1, 2])
    tick()
    expect(playback.playing).toBe(false)
  })

  it('jumps to the newest step on a click', () => {
    const { playback, shown, tick } = stage()
    for (const step of [1, 2, 3]) playback.add(step)
    playback.finish()
    expect(shown).toEqual([1, 3])
    tick()
    expect(shown).toEqual([1, 3])
  })

  it('shows nothing twice when a click comes after the last step', () => {
    const { playback, shown } = stage()
    playback.add(1)
    playback.finish()
    expect(shown).toEqual([1])
  })

  it('jumps when more than three seconds behind', () => {
    const { playback, shown } = stage(1100)
    for (const step of [1, 2, 3]) playback.add(step)
    expect(shown).toEqual([1])
    playback.add(4)
    expect(shown).toEqual([1, 4])
  })

  it('plays nothing in a hidden tab', () => {
    const { playback, shown, state } = stage()
    state.hidden = true
    playback.add(1)
    playback.add(2)
    expect(shown).toEqual([1, 2])
    expect(playback.playing).toBe(false)
  })

  it('forgets what waits when a whole view arrives', () => {
    const { playback, shown, tick } = stage()
    playback.add(1)
    playback.add(2)
    playback.jump(9)
    tick()
    expect(shown).toEqual([1, 9])
  })
})
