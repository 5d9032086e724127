import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message, StepMessage } from '../wire'
import { Backoff } from './backoff'
import { type ConnectionState, TableStream } from './stream'

class FakeSocket {
  static opened: FakeSocket[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  readyState = 1
  readonly sent: string[] = []
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  closed = false

  constructor(readonly url: URL) {
    FakeSocket.opened.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.closed = true
  }

  lose(code = 1006, reason = ''): void {
    this.onclose?.({ code, reason })
  }

  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const listeners = new Map<string, () => void>()
const step = (seq: number): StepMessage => ({
  type: 'step',
  seq,
  events: [],
  view: null,
  own: null,
  decision: null,
  menu: null,
  undo: false,
  clock: null,
  to_act: [],
  fresh: true,
})

function follow(seat: number | null = 2) {
  const messages: Message[] = []
  const states: ConnectionState[] = []
  const refusals: string[] = []
  const stream = new TableStream({
    table: 't1',
    seat,
    after: 0,
    onMessage: (message) => messages.push(message),
    onState: (state) => states.push(state),
    onRefused: (code) => refusals.push(code),
    openSocket: (url) => new FakeSocket(new URL(url)) as unknown as WebSocket,
    backoff: new Backoff(1_000, 8_000, () => 1),
    silenceMs: 60_000,
  })
  return { stream, messages, states, refusals }
}

const latest = (): FakeSocket => {
  const socket = FakeSocket.opened.at(-1)
  if (!socket) throw new Error('no socket')
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.opened = []
  listeners.clear()
  const events = {
    addEventListener: (name: string, run: () => void) => listeners.set(name, run),
    removeEventListener: (name: string) => listeners.delete(name),
  }
  vi.stubGlobal('location', new URL('https://wissel.test/t/t1'))
  vi.stubGlobal('WebSocket', { OPEN: 1 })
  vi.stubGlobal('document', { hidden: false, ...events })
  vi.stubGlobal('addEventListener', events.addEventListener)
  vi.stubGlobal('removeEventListener', events.removeEventListener)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it asks for its seat, over an encrypted socket where the page is', () => {
  follow()
  expect(latest().url.href).toBe('wss://wissel.test/api/tables/t1/socket?after=0&seat=2')
})

test('a spectator names no seat', () => {
  follow(null)
  expect(latest().url.searchParams.has('seat')).toBe(false)
})

test('after a loss it resumes behind the last entry seen', () => {
  const { messages, states } = follow()
  latest().say(step(7))
  latest().lose()
  expect(states).toEqual(['live', 'waiting'])
  vi.advanceTimersByTime(1_000)
  expect(latest().url.searchParams.get('after')).toBe('7')
  latest().say(step(8))
  expect(states.at(-1)).toBe('live')
  expect(messages).toHaveLength(2)
})

test('waiting grows while nothing answers, and starts anew once something did', () => {
  follow()
  latest().lose()
  vi.advanceTimersByTime(1_000)
  latest().lose()
  vi.advanceTimersByTime(1_999)
  expect(FakeSocket.opened).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(FakeSocket.opened).toHaveLength(3)
  latest().say(step(1))
  latest().lose()
  vi.advanceTimersByTime(1_000)
  expect(FakeSocket.opened).toHaveLength(4)
})

test('told to resync, it connects again after what it knows', () => {
  const { messages } = follow()
  latest().say(step(3))
  latest().say({ type: 'resync', code: 'SLOW' })
  vi.advanceTimersByTime(1_000)
  expect(latest().url.searchParams.get('after')).toBe('3')
  expect(messages).toHaveLength(1)
})

test('a connection on which nothing ever comes is given up soon', () => {
  const { states } = follow()
  vi.advanceTimersByTime(9_999)
  expect(states).toEqual([])
  vi.advanceTimersByTime(1)
  expect(states).toEqual(['waiting'])
})

test('silence counts as loss; a ping is no silence', () => {
  const { states, messages } = follow()
  latest().say({ type: 'ping', at: 0 })
  vi.advanceTimersByTime(50_000)
  latest().say({ type: 'ping', at: 0 })
  vi.advanceTimersByTime(50_000)
  expect(states).toEqual(['live'])
  vi.advanceTimersByTime(10_000)
  expect(states.at(-1)).toBe('waiting')
  expect(messages).toEqual([])
})

test.each([[4403, 'NOT_SEATED'], [4404, 'TABLE_NOT_FOUND']])('refused with %i, it ends and says why', (code, reason) => {
  const { states, refusals } = follow()
  latest().lose(code, reason)
  listeners.get('online')?.()
  vi.advanceTimersByTime(600_000)
  expect(refusals).toEqual([reason])
  expect(states).toEqual(['closed'])
  expect(FakeSocket.opened).toHaveLength(1)
})

test.each([4429, 4503])('turned away for a while with %i, it tries again', (code) => {
  const { refusals } = follow()
  latest().lose(code, 'LATER')
  vi.advanceTimersByTime(1_000)
  expect(FakeSocket.opened).toHaveLength(2)
  expect(refusals).toEqual([])
})

test('back online, it tries at once', () => {
  follow()
  latest().lose()
  listeners.get('online')?.()
  expect(FakeSocket.opened).toHaveLength(2)
})

test('without a network it does not wait for the silence, and looks whether the server is on this device', () => {
  const { states } = follow()
  latest().say(step(3))
  const socket = latest()
  listeners.get('offline')?.()
  expect(socket.closed).toBe(true)
  expect(states).toEqual(['live', 'waiting'])
  expect(latest().url.searchParams.get('after')).toBe('3')
  latest().say(step(3))
  expect(states.at(-1)).toBe('live')
})

test('asked to, it tries again at once, but not beside a connection that is there', () => {
  const { stream } = follow()
  latest().say(step(3))
  stream.retry()
  expect(FakeSocket.opened).toHaveLength(1)
  latest().lose()
  stream.retry()
  expect(FakeSocket.opened).toHaveLength(2)
})

test('it tells whether anybody can see it', () => {
  vi.stubGlobal('document', { ...document, hidden: true })
  follow()
  latest().onopen?.()
  expect(latest().sent).toEqual(['hidden'])
  vi.stubGlobal('document', { ...document, hidden: false })
  listeners.get('visibilitychange')?.()
  expect(latest().sent).toEqual(['hidden', 'shown'])
})

test('closed, it stays closed', () => {
  const { stream, states } = follow()
  const socket = latest()
  stream.close()
  expect(socket.closed).toBe(true)
  vi.advanceTimersByTime(600_000)
  expect(FakeSocket.opened).toHaveLength(1)
  expect(states).toEqual(['closed'])
  expect(listeners.size).toBe(0)
})
