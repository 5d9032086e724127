import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
})

async function signs() {
  const { TurnSigns } = await import('./turn')
  const counts: number[] = []
  const sound = vi.fn()
  return { turn: new TurnSigns({ count: (tables) => counts.push(tables), sound }), counts, sound }
}

test('a table that begins to wait shows and sounds once, for as long as it waits', async () => {
  const { turn, counts, sound } = await signs()
  turn.update([])
  turn.update(['a'])
  turn.update(['a'])
  turn.update([])
  turn.update(['a'])
  expect(counts).toEqual([0, 1, 0, 1])
  expect(sound).toHaveBeenCalledTimes(2)
})

test('another table that waits in place of the first sounds too', async () => {
  const { turn, sound } = await signs()
  turn.update(['a'])
  turn.update(['b'])
  expect(sound).toHaveBeenCalledTimes(1)
})

test('what waited before the page was opened shows and is silent', async () => {
  const { turn, counts, sound } = await signs()
  turn.update(['a', 'b'])
  expect(counts).toEqual([2])
  expect(sound).not.toHaveBeenCalled()
})
