import { expect, test, vi } from 'vitest'
import { Backoff } from './backoff'
import { type Hint, Live } from './live.svelte'

class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  closed = false
  close(): void {
    this.closed = true
  }
  says(here: number, hint: Partial<Hint> = {}): void {
    this.onmessage?.({ data: JSON.stringify({ type: 'lobby', here, tables: false, mine: false, me: false, moved: false, ...hint }) })
  }
}

function setup(): { live: Live; sockets: FakeSocket[]; hints: Hint[] } {
  const sockets: FakeSocket[] = []
  const live = new Live(() => {
    sockets.push(new FakeSocket())
    return sockets.at(-1) as unknown as WebSocket
  }, new Backoff(100, 100, () => 0))
  const hints: Hint[] = []
  live.listen((hint) => hints.push(hint))
  return { live, sockets, hints }
}

test('the first message asks for all lists, later ones for what they name', () => {
  const { live, sockets, hints } = setup()
  live.follow(null)
  sockets[0]?.says(3)
  expect(live.here).toBe(3)
  expect(hints).toMatchObject([{ tables: true, mine: true }])
  sockets[0]?.says(4)
  sockets[0]?.says(4, { mine: true })
  expect(hints.slice(1)).toMatchObject([{ tables: false, mine: true }])
})

test('a lost connection is opened again, and then all is asked for', () => {
  vi.useFakeTimers()
  const { live, sockets, hints } = setup()
  live.follow('p1')
  sockets[0]?.says(1)
  sockets[0]?.onclose?.()
  expect(live.connected).toBe(false)
  vi.advanceTimersByTime(200)
  sockets[1]?.says(2)
  expect(live.here).toBe(2)
  expect(hints).toHaveLength(2)
  vi.useRealTimers()
})

test('who has become somebody is heard as that person, once', () => {
  const { live, sockets } = setup()
  live.follow(null)
  live.follow('p1')
  live.follow('p1')
  expect(sockets.map(({ closed }) => closed)).toEqual([true, false])
})
