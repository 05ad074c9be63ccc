import { expect, test } from 'vitest'
import type { Passwords } from '#backend/ports/env.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { queuePasswords } from './passwords.ts'

/** Passwords with checks that the test resolves. */
function heldPasswords() {
  const held: PromiseWithResolvers<boolean>[] = []
  const passwords: Passwords = {
    decoy: 'decoy',
    checkRoom() {},
    isOutdated: () => false,
    hash: async () => 'hash',
    verify() {
      const check = Promise.withResolvers<boolean>()
      held.push(check)
      return check.promise
    },
  }
  return { held, passwords }
}

/** Lets pending promise callbacks run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

const busy = { name: 'Error', retryAfter: 5 }

test('hashes beyond the concurrency limit run one after the other', async () => {
  const { held, passwords } = heldPasswords()
  const queue = queuePasswords(passwords, { atOnce: 2, waiting: 2 })
  const checks = Array.from({ length: 6 }, () => queue.verify('a', 'b'))
  for (let ended = 0; ended < 6; ended++) {
    await settle()
    expect(held).toHaveLength(Math.min(6, ended + 2))
    held[ended]?.resolve(true)
  }
  expect(await Promise.all(checks)).toEqual(Array.from({ length: 6 }, () => true))
})

test('a hash is refused while the queue is full, and accepted when there is room', async () => {
  const { held, passwords } = heldPasswords()
  const queue = queuePasswords(passwords, { atOnce: 1, waiting: 2 })
  const checks = Array.from({ length: 3 }, () => queue.verify('a', 'b'))
  await expect(queue.verify('a', 'b')).rejects.toMatchObject(busy)
  await expect(queue.hash('a')).rejects.toMatchObject(busy)
  expect(() => queue.checkRoom()).toThrow(Unavailable)
  await settle()
  held[0]?.resolve(true)
  await checks[0]
  await settle()
  const next = queue.hash('a')
  held[1]?.resolve(false)
  await settle()
  held[2]?.resolve(true)
  expect([await next, await checks[1]]).toEqual(['hash', false])
  await settle()
  expect(() => queue.checkRoom()).not.toThrow()
})

test('a failed check frees its place', async () => {
  const { held, passwords } = heldPasswords()
  const queue = queuePasswords(passwords, { atOnce: 1, waiting: 0 })
  const failed = queue.verify('a', 'b')
  await settle()
  held[0]?.reject(new Error('on purpose'))
  await expect(failed).rejects.toThrow('on purpose')
  await settle()
  expect(await queue.hash('a')).toBe('hash')
})
