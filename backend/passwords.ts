import { fromHex, toHex } from './crypto.ts'
import type { Passwords } from './ports/env.ts'

/**
 * Hashes passwords by PBKDF2-HMAC-SHA256, stored as `iterations$salt$hash` in hexadecimal. Web Crypto has it in browsers, where the mocks
 * run. The server only verifies hashes of earlier versions with it (decision 91).
 */
export function createPasswords(iterations = 600_000): Passwords {
  const decoySalt = toHex(crypto.getRandomValues(new Uint8Array(16)))
  return {
    decoy: `${iterations}$${decoySalt}$${'0'.repeat(64)}`,
    checkRoom() {},
    isOutdated: () => false,
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(16))
      return `${iterations}$${toHex(salt)}$${toHex(await derive(password, salt, iterations))}`
    },
    async verify(password, stored) {
      const [rounds = '1', salt = '', expected = ''] = stored.split('$')
      const actual = toHex(await derive(password, fromHex(salt), Number(rounds)))
      return isEqual(actual, expected)
    },
  }
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256),
  )
}

/** Compares in constant time. */
function isEqual(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let index = 0; index < a.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index)
  return difference === 0
}
