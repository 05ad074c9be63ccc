import { once } from 'node:events'
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net'
import type { PostgresPool } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { type Limits, createPools } from './drivers.ts'
import { openStore } from './index.ts'
import { guardPools } from './pool.ts'

/** PostgreSQL's messages "authentication is done" and "ready for a query". */
const GREETING = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

const limits: Limits = {
  connection: 3_000,
  query: 200,
}

let server: Server | undefined
let pool: PostgresPool | undefined

afterEach(async () => {
  await pool?.end()
  server?.close()
  pool = undefined
  server = undefined
})

/** A pool of connections to a server that passes each to `onConnection`. */
async function poolAt(onConnection: (socket: Socket) => void, given: Limits = limits) {
  server = createServer((socket) => {
    socket.on('error', () => {})
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const [raw] = createPools(`postgres://hashi@127.0.0.1:${port}/hashi`, undefined, given)
  if (!raw) throw new Error('There is no pool')
  pool = guardPools([raw])
  return { raw, pool }
}

const greet = (socket: Socket) => void socket.once('data', () => socket.write(GREETING))

test('a query without an answer fails, and its connection is not used again', async () => {
  const { raw, pool: guarded } = await poolAt(greet)
  const client = await guarded.connect()
  await expect(client.query('select 1', [])).rejects.toThrow(Unavailable)
  await expect(client.query('rollback', [])).rejects.toThrow(Unavailable)
  client.release()
  expect(raw.totalCount).toBe(0)
})

test('a connection that is lost in a transaction fails its next query, and the process continues', async () => {
  const sockets: Socket[] = []
  const { raw, pool: guarded } = await poolAt((socket) => {
    sockets.push(socket)
    greet(socket)
  })
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  raw.once('connect', (connection) => connection.once('end', resolve))
  const client = await guarded.connect()
  sockets[0]?.destroy()
  await lost
  await expect(client.query('commit', [])).rejects.toThrow(Unavailable)
  client.release()
  expect(raw.totalCount).toBe(0)
})

test('calls do not wait without end for a connection', async () => {
  const { pool: guarded } = await poolAt(greet)
  const clients = await Promise.all(Array.from({ length: 10 }, () => guarded.connect()))
  const waiting = Array.from({ length: 200 }, () => guarded.connect())
  await expect(guarded.connect()).rejects.toThrow('too many calls wait')
  for (const client of clients) client.release()
  for (const client of waiting) (await client).release()
})

test('requests that come after one another do not each wait for a database that hangs', async () => {
  const connected = vi.fn<(socket: Socket) => void>()
  const { pool: guarded } = await poolAt(connected, { ...limits, connection: 100 })
  vi.spyOn(performance, 'now').mockReturnValue(5_000)
  for (let request = 0; request < 50; request++) {
    await expect(guarded.connect()).rejects.toThrow(Unavailable)
  }
  expect(connected).toHaveBeenCalledTimes(1)
  vi.spyOn(performance, 'now').mockReturnValue(6_000)
  await expect(guarded.connect()).rejects.toThrow(Unavailable)
  expect(connected).toHaveBeenCalledTimes(2)
})

test('nor for its other connections, when a query was not answered', async () => {
  const { pool: guarded } = await poolAt(greet)
  const [first, second] = await Promise.all([guarded.connect(), guarded.connect()])
  second.release()
  await expect(first.query('select 1', [])).rejects.toThrow(Unavailable)
  await expect(guarded.connect()).rejects.toThrow(Unavailable)
  first.release()
})

test('a server that refuses connections is named as the reason', async () => {
  const { port } = await closedPort()
  await expect(openStore({ databaseUrl: `postgres://hashi@127.0.0.1:${port}/hashi` })).rejects.toThrow(
    `The database is not available: connect ECONNREFUSED 127.0.0.1:${port}`,
  )
})

async function closedPort(): Promise<AddressInfo> {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const address = closed.address() as AddressInfo
  closed.close()
  return address
}
