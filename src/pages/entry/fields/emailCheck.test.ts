import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureApi } from '#src/api/http.ts'
import { hasCheckFailed, isAvailable, noteTaken } from './emailCheck.ts'

const transport = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  configureApi({ transport })
})
afterEach(() => {
  vi.useRealTimers()
  transport.mockReset()
})

test('a failed check is repeated after two seconds', async () => {
  transport.mockRejectedValueOnce(new TypeError('offline'))
  expect(await isAvailable('en', 'ana@example.com')).toBe(false)
  expect(hasCheckFailed()).toBe(true)
  transport.mockResolvedValueOnce(Response.json({ result: true }))
  expect(await isAvailable('en', 'ana@example.com')).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await isAvailable('en', 'ana@example.com')).toBe(true)
  expect(transport).toHaveBeenCalledTimes(2)
})

test('the end of an old failure keeps a newer result', async () => {
  transport.mockRejectedValueOnce(new TypeError('offline'))
  expect(await isAvailable('en', 'ben@example.com')).toBe(false)
  noteTaken('ben@example.com')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await isAvailable('en', 'ben@example.com')).toBe(false)
  expect(transport).toHaveBeenCalledTimes(1)
})
