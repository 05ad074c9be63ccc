import { once } from 'node:events'
import { type Server, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { checkDatabase } from './database.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
})

/** A server that accepts connections but is no database. */
async function listen(): Promise<string> {
  server = createServer((socket) => socket.on('error', () => {}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' ? `127.0.0.1:${address?.port}` : ''
}

test('a server that does not respond is reported without its password', async () => {
  const host = await listen()
  await expect(checkDatabase(`postgres://hashi:secret@${host}/site`, 200)).rejects.toThrow(
    `DATABASE_URL is "postgres://hashi:***@${host}/site": the database cannot be used (no answer within 0.2 s)`,
  )
})

test('a closed port is reported', async () => {
  const host = await listen()
  server?.close()
  await expect(checkDatabase(`postgres://${host}/site`, 5_000)).rejects.toThrow(
    /cannot be used \(.*ECONNREFUSED/,
  )
})
