/** The wait for a mail, which a target sends after its answer. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../contract-kit/src/adapter/mail.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a hook that finds a mail after some ms, and the times of its calls. */
function mailAfter(time: number) {
  const start = Date.now()
  const calls: number[] = []
  const find = async () => {
    calls.push(Date.now() - start)
    return Date.now() - start >= time ? 'the mail' : null
  }
  return { find, calls }
}

test('a mail is looked for often at first, and four times in a second later', async () => {
  const { find, calls } = mailAfter(1000)
  const found = waitFor(find, 5000)
  await vi.runAllTimersAsync()
  expect(await found).toBe('the mail')
  expect(calls).toEqual([0, 10, 30, 70, 150, 310, 560, 810, 1060])
})

test('a mail that does not come is given up after about five seconds', async () => {
  const { find, calls } = mailAfter(60_000)
  const found = waitFor(find, 5000)
  await vi.runAllTimersAsync()
  expect(await found).toBe(null)
  expect(calls.at(-1)).toBe(5000)
})
