import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '#backend/ports/env.ts'

/** The parameters that OWASP recommends (Password Storage Cheat Sheet, 2025): 19 MiB, two passes, one thread. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 }
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$`
const SALT_BYTES = 16
const TAG_BYTES = 32

const derive = promisify(argon2)
const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * Hashes passwords by argon2id of Node, which runs on libuv's threads, in the usual PHC form (decision 91). `earlier` verifies the hashes of
 * versions before, which are renewed at the next login.
 */
export function createArgon2(earlier: Passwords): Passwords {
  return {
    decoy: hashText(randomBytes(SALT_BYTES), Buffer.alloc(TAG_BYTES)),
    checkRoom() {},
    isOutdated: (stored) => !stored.startsWith(PREFIX),
    async hash(password) {
      const nonce = randomBytes(SALT_BYTES)
      return hashText(nonce, await tagOf(password, nonce, PARAMETERS))
    },
    async verify(password, stored) {
      const parts = format.exec(stored)
      if (!parts) return earlier.verify(password, stored)
      const [, memory, passes, parallelism, salt = '', tag = ''] = parts
      const parameters = {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
      }
      const expected = Buffer.from(tag, 'base64')
      const actual = await tagOf(password, Buffer.from(salt, 'base64'), parameters, expected.length)
      return timingSafeEqual(actual, expected)
    },
  }
}

const tagOf = (
  message: string,
  nonce: Buffer,
  parameters: typeof PARAMETERS,
  tagLength = TAG_BYTES,
): Promise<Buffer> => derive('argon2id', { message, nonce, tagLength, ...parameters })

const hashText = (salt: Buffer, tag: Buffer) => `${PREFIX}${encode(salt)}$${encode(tag)}`
