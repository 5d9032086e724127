import { expect, test } from 'vitest'
import { ApiError } from './api'
import { sendCommand } from './commands'

const unanswered = new ApiError(0, { code: 'OFFLINE', args: {}, message: '' })
const pause = (): Promise<void> => Promise.resolve()

test('a command without an answer is sent again under the same id', async () => {
  const ids: string[] = []
  const done = await sendCommand(
    (command) => {
      ids.push(command)
      return ids.length < 3 ? Promise.reject(unanswered) : Promise.resolve({ seq: 9 })
    },
    { pause },
  )
  expect(done).toEqual({ seq: 9 })
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^[0-9a-zA-Z_-]{8,64}$/)
})

test('a refusal is final', async () => {
  let sent = 0
  const refused = new ApiError(409, { code: 'STALE', args: { seq: 3 }, message: '' })
  const answer = sendCommand(
    () => {
      sent += 1
      return Promise.reject(refused)
    },
    { pause },
  )
  await expect(answer).rejects.toBe(refused)
  expect(sent).toBe(1)
})

test('it gives up after its tries', async () => {
  let sent = 0
  const answer = sendCommand(
    () => {
      sent += 1
      return Promise.reject(unanswered)
    },
    { pause, tries: 4 },
  )
  await expect(answer).rejects.toBe(unanswered)
  expect(sent).toBe(4)
})
