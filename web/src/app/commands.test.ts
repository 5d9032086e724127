import { expect, test, vi } from 'vitest'
import { ApiError } from './api'
import { sendCommand } from './commands'

const unanswered = new ApiError(0, { code: 'OFFLINE', args: {}, message: '' })

test('a command without an answer is sent again, for as long as it is wanted', async () => {
  const send = vi.fn().mockRejectedValueOnce(unanswered).mockRejectedValueOnce(unanswered).mockResolvedValue({ seq: 9 })
  const waits: number[] = []
  const done = await sendCommand(send, (ms) => {
    waits.push(ms)
    return Promise.resolve(true)
  })
  expect(done).toEqual({ seq: 9 })
  expect(send).toHaveBeenCalledTimes(3)
  expect(waits).toHaveLength(2)
  expect(waits[1]).toBeGreaterThan(waits[0] ?? Infinity)
})

test('a refusal is final', async () => {
  const refused = new ApiError(409, { code: 'STALE', args: { seq: 3 }, message: '' })
  const send = vi.fn().mockRejectedValue(refused)
  await expect(sendCommand(send, () => Promise.resolve(true))).rejects.toBe(refused)
  expect(send).toHaveBeenCalledTimes(1)
})

test('what is no longer wanted is not sent again', async () => {
  const send = vi.fn().mockRejectedValue(unanswered)
  expect(await sendCommand(send, () => Promise.resolve(false))).toBeNull()
  expect(send).toHaveBeenCalledTimes(1)
})
