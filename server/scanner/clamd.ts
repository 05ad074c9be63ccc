/** The scanner of ClamAV, asked by its command INSTREAM (man 8 clamd). */

import { type Socket, connect } from 'node:net'
import type { Scanner } from '#backend/ports/scanner.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import type { ClamdAddress } from './address.ts'

/** The longest time for a scan, in ms. The sender of the file waits for it; files of 500 KB take about 50 ms. */
const TIME_LIMIT = 2_000
/** The time after a failure when no upload waits for the scanner, in ms. */
const PAUSE = 30_000
/** The longest reply in characters: the name of a finding. */
const LONGEST_REPLY = 1_000

/** Creates a scanner that asks clamd, with a connection for each file. */
export function createClamd(
  address: ClamdAddress,
  { timeLimit = TIME_LIMIT, pause = PAUSE }: { timeLimit?: number; pause?: number } = {},
): Scanner {
  let pausedUntil = 0
  return {
    async findsVirus(bytes) {
      if (performance.now() < pausedUntil) throw new Unavailable('The virus scanner did not answer before')
      const reply = await ask(address, bytes, timeLimit).catch((error: unknown) => {
        pausedUntil = performance.now() + pause
        throw error
      })
      if (reply === 'stream: OK') return false
      if (/^stream: .+ FOUND$/.test(reply)) return true
      // clamd could not read this file; others may be fine.
      throw new Error(`clamd replied ${JSON.stringify(reply)}`)
    },
  }
}

async function ask(address: ClamdAddress, bytes: Uint8Array, timeLimit: number): Promise<string> {
  const socket = connect(address)
  const timer = setTimeout(() => socket.destroy(new Error(`No reply within ${timeLimit} ms`)), timeLimit)
  try {
    // Commands with `z` end with NUL, and so do their replies.
    socket.write('zINSTREAM\0')
    socket.write(lengthOf(bytes))
    socket.write(bytes)
    socket.write(lengthOf([]))
    return await replyOf(socket)
  } catch (cause) {
    throw new Unavailable('The virus scanner does not answer', { cause })
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

/** Returns the length of a chunk as clamd reads it: four bytes, the highest first. A chunk without bytes ends the file. */
function lengthOf({ length }: ArrayLike<number>): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

async function replyOf(socket: Socket): Promise<string> {
  let text = ''
  for await (const part of socket) {
    text += String(part)
    const end = text.indexOf('\0')
    if (end >= 0) return text.slice(0, end)
    if (text.length > LONGEST_REPLY) break
  }
  throw new Error('The connection has ended without a reply')
}
