import { expect, test } from 'vitest'
import { createPasswords } from '#backend/passwords.ts'
import { createArgon2 } from './argon2.ts'

const earlier = createPasswords(10)
const passwords = createArgon2(earlier)

test('a hash fits its password only, has the recommended parameters, and a salt of its own', async () => {
  const hash = await passwords.hash('hashi2026')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await passwords.verify('hashi2026', hash)).toBe(true)
  expect(await passwords.verify('hashi2027', hash)).toBe(false)
  expect(passwords.isOutdated(hash)).toBe(false)
  expect(await passwords.hash('hashi2026')).not.toBe(hash)
})

test('the hash of another program fits, and is outdated with other parameters', async () => {
  // From the tests of the reference implementation (phc-winner-argon2, test.c, version 0x13, argon2id).
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await passwords.verify('password', hash)).toBe(true)
  expect(passwords.isOutdated(hash)).toBe(true)
})

test('a hash of an earlier version fits and is outdated', async () => {
  const hash = await earlier.hash('hashi2026')
  expect(await passwords.verify('hashi2026', hash)).toBe(true)
  expect(await passwords.verify('hashi2027', hash)).toBe(false)
  expect(passwords.isOutdated(hash)).toBe(true)
})

test('no password fits the decoy, which costs as much as a hash', async () => {
  expect(await passwords.verify('hashi2026', passwords.decoy)).toBe(false)
  expect(passwords.isOutdated(passwords.decoy)).toBe(false)
})
