import { expect, test, vi } from 'vitest'
import { ApiError } from '../app/api'
import { fixtureSession } from '../app/fixture'
import type { ChatLine } from '../wire'
import { Chat } from './chat.svelte'

const line = (id: number, person = 'p2', text = `line ${id}`): ChatLine => ({ id, seq: 5, at: id, person, name: 'Bo', seat: 1, text, reaction: null })

function talking(lines: ChatLine[] = []) {
  const { session } = fixtureSession([])
  session.me = 'p1'
  const api = {
    chat: vi.fn(() => Promise.resolve({ lines: [...lines], silenced: {} })),
    say: vi.fn(() => Promise.resolve(line(9, 'p1'))),
    silence: vi.fn(() => Promise.resolve({})),
    report: vi.fn(() => Promise.resolve(null)),
  }
  return { chat: new Chat(session, api), session, api }
}

test('lines of others are unread until they have been in view', () => {
  const { chat, session } = talking()
  session.heard?.(line(1))
  session.heard?.(line(2))
  session.heard?.(line(3, 'p1'))
  expect(chat.unread).toBe(2)
  chat.view(true)
  expect(chat.unread).toBe(0)
  session.heard?.(line(4))
  expect(chat.unread).toBe(0)
  chat.view(false)
  session.heard?.(line(5))
  expect(chat.unread).toBe(1)
})

test('what I say comes by its answer and by the stream, and stands there once', async () => {
  const { chat, session } = talking()
  session.me = null
  await chat.say({ text: 'line 9' })
  session.heard?.(line(9, 'p1'))
  expect(chat.lines.map(({ id }) => id)).toEqual([9])
  expect(chat.unread).toBe(0)
})

test('what was said before I came is no news; what was missed meanwhile is', async () => {
  const lines = [line(1), line(2)]
  const { chat } = talking(lines)
  await chat.load()
  expect(chat.unread).toBe(0)
  lines.push(line(3))
  await chat.load()
  expect(chat.unread).toBe(1)
  expect(chat.lines).toHaveLength(3)
})

test('a refusal keeps what was written', async () => {
  const { chat, api } = talking()
  api.say.mockRejectedValueOnce(new ApiError(422, { code: 'BAD_LINE', args: { most: 300 }, message: '' }))
  expect(await chat.say({ text: 'x' })).toBe(false)
  expect(chat.lines).toEqual([])
})

test('what comes while the older lines are asked for is not lost', async () => {
  const { chat, session } = talking([line(1)])
  const loading = chat.load()
  session.heard?.(line(2))
  await loading
  expect(chat.lines.map(({ id }) => id)).toEqual([1, 2])
})
