/** Sends the calls of the generated client (`generated/client.ts`) to the running server, or to a staff API of this process. */

import { userInfo } from 'node:os'
import type { Lang } from '#domain/lang.ts'
import { Refused } from './failures.ts'
import type { Connection } from './ownApi.ts'

/** The version for `If-Match` of this run: `*` changes a thing whatever its version is. */
const settings = { ifMatch: '*' }
let connection: Promise<Connection> | undefined

/** Makes all changes of this run depend on a version that was read. */
export function requireVersion(version: string): void {
  settings.ifMatch = `"${version}"`
}

/** Returns the connection of this run. */
export function connected(): Promise<Connection> {
  connection ??= import('./connection.ts').then(({ connect }) => connect())
  return connection
}

/** Throws `Refused` for a refused call, and another error if the store cannot be used. */
export async function send<T>(path: string, init: RequestInit): Promise<T> {
  const { status, text } = await (await connected()).send(path, { ...init, headers: headersOf(init) })
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  if (status >= 400) {
    const { problemOf } = await import('./problems.ts')
    throw new Refused(problemOf(status, body))
  }
  return answerOf<T>(body)
}

/** Closes the connection, if one was opened. */
export async function disconnect(): Promise<void> {
  await (await connection?.catch(() => undefined))?.close()
}

/** Returns the language of the terminal, English unless it is Japanese. */
export function ownLanguage(): Lang {
  const language = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || ''
  return language.startsWith('ja') ? 'ja' : 'en'
}

/** Returns the headers that every call has. Those of a call are a plain object, because `Headers` loads all of `fetch`. */
export function headersOf({ method, headers = {} }: RequestInit): Record<string, string> {
  return {
    'Accept-Language': ownLanguage(),
    'X-Hashi-User': encodeURIComponent(process.env.SUDO_USER || userInfo().username),
    ...(method !== 'GET' && { 'If-Match': settings.ifMatch }),
    ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  }
}

/** The server has checked the response with the schema of the type. */
function answerOf<T>(body: unknown): T
function answerOf(body: unknown): unknown {
  return body
}
