import type { RequestOptions } from 'node:http'
import { STAFF_BASE } from '#backend/staff/base.ts'
import { isAnswered, socketPath } from '#server/staff/socket.ts'
import type { Connection } from './ownApi.ts'
import { textLines } from './textLines.ts'

/** An `import` of it would load all of `fetch` as well, a third of the time of a command. */
const { request } = process.getBuiltinModule('node:http')

/** Returns the path of the socket, by the same variable as the server. */
export const ownSocket = (): string => socketPath(process.env.HASHI_DATA || '.data')

/** Connects to the running server by its socket. Opens the store in this process if none runs. */
export async function connect(): Promise<Connection> {
  const path = ownSocket()
  if (await isAnswered(path)) return toSocket(path)
  const { openOwnApi } = await import('./ownApi.ts')
  return openOwnApi()
}

function toSocket(socket: string): Connection {
  const open = (path: string, init: Pick<RequestOptions, 'method' | 'headers'>) =>
    request({ ...init, socketPath: socket, path: `${STAFF_BASE}${path}`, agent: false })
  return {
    send: (path, { body, ...init }) =>
      new Promise((resolve, reject) => {
        const call = open(path, init).on('error', reject)
        call.on('response', (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 500, text: Buffer.concat(chunks).toString('utf8') }),
          )
        })
        call.end(body)
      }),
    stream: (path, { body, ...init }) =>
      new Promise((resolve, reject) => {
        // A server that refuses a call closes the connection at once, and the answer may be lost, unless the connection is to stay.
        const headers = { ...init.headers, Connection: 'keep-alive' }
        const call = open(path, { ...init, headers }).on('error', reject)
        call.on('response', (response) =>
          resolve({ status: response.statusCode ?? 500, lines: textLines(response) }),
        )
        if (body) body.on('error', reject).pipe(call)
        else call.end()
      }),
    close: async () => {},
  }
}
