/** The staff API in this process, for commands while no server runs. */

import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { callApp } from '#backend/call.ts'
import { chunksOf } from '#backend/content/lines.ts'
import { createStaffApp } from '#backend/staff/app.ts'
import { STAFF_BASE } from '#backend/staff/base.ts'
import { readConfig } from '#server/config.ts'
import { createServerEnv } from '#server/env.ts'
import { createStaffEnv } from '#server/staff/env.ts'
import { checkDatabase } from '#server/start/database.ts'
import { problemOfFolder } from '#server/start/dataFolder.ts'
import { openStore } from '#server/store/index.ts'
import { textLines } from './textLines.ts'

/** An entry point of the build (vite.config.ts); this module is in its folder of parts. */
const PHOTO_WORKER = join(import.meta.dirname, '../photoWorker.js')

/** The way to a staff API: that of the running server (`connection.ts`), or one of this process. */
export type Connection = {
  send: (
    path: string,
    init: RequestInit & { headers: Record<string, string> },
  ) => Promise<{ status: number; text: string }>
  /** Sends a body as it is read, and yields the lines of the answer as they arrive. Throws for a refused call. */
  stream: (path: string, init: StreamInit) => Promise<{ status: number; lines: AsyncIterable<string> }>
  close: () => Promise<void>
}

export type StreamInit = { method: string; headers: Record<string, string>; body?: Readable }

/** Returns the configuration of `npm start` and the place of its store. Throws with all mistakes of the environment. */
export async function readPlace() {
  const config = readConfig(process.env, problemOfFolder)
  const { databaseUrl, database, dataFolder } = config
  if (databaseUrl) await checkDatabase(databaseUrl)
  return { config, place: databaseUrl ? { databaseUrl, database, dataFolder } : { dataFolder } }
}

/** Opens the store. Throws if another process uses it. */
export async function openOwnApi(): Promise<Connection> {
  const { config, place } = await readPlace()
  const store = await openStore(place)
  const stopping = new AbortController()
  const api = createStaffApp(
    createStaffEnv(createServerEnv(store, config, PHOTO_WORKER), config, {
      stopping: stopping.signal,
      backups: store.backups,
    }),
  )
  return {
    async send(path, init) {
      const request = new Request(`http://localhost${STAFF_BASE}${path}`, init)
      const { response } = await callApp(api, { request, cookies: {}, address: '', isOwner: true })
      return { status: response.status, text: await response.text() }
    },
    async stream(path, { method, headers, body }) {
      // The types of browsers lack `duplex`, which Node requires for a stream.
      const init = { method, headers, duplex: 'half', body: body && webStream(body) }
      const request = new Request(`http://localhost${STAFF_BASE}${path}`, init)
      const { response } = await callApp(api, { request, cookies: {}, address: '', isOwner: true })
      return {
        status: response.status,
        lines: textLines(chunksOf(response.body)),
      }
    },
    close: () => store.close(),
  }
}

/** Returns a stream of Node as one of the web. */
function webStream(body: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void body.destroy(),
  })
}
