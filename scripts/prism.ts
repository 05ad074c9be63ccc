/**
 * `npm run prism`: Prism serves the contract's examples on `PORT` (4020) under `/api/v1`. With `-- --proxy ORIGIN` it forwards to a real
 * server instead and reports requests and responses that violate the contract; `--errors` answers these with a problem of status 422 or 500.
 */

import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type CreateMockServerOptions,
  type CreateProxyServerOptions,
  createSingleProcessPrism,
} from '@stoplight/prism-cli/dist/util/createServer.js'
import { failureText } from '#server/start/failure.ts'
import { readPort } from '#server/start/port.ts'
import { announcement, localUrl, stopRow } from '#server/start/terminal.ts'
import { prismDocument } from './prismDocument.ts'

/** The defaults of the `prism` command, but with output only for violations of the contract. */
const usual = {
  cors: true,
  dynamic: false,
  host: '127.0.0.1',
  ignoreExamples: false,
  jsonSchemaFakerFillProperties: true,
  multiprocess: false,
  seed: '',
  verboseLevel: 'warn',
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { proxy: { type: 'string' }, port: { type: 'string' }, errors: { type: 'boolean' } },
  })
  const port = readPort(values.port, process.env.PORT, 4020)
  const target = values.proxy === undefined ? null : new URL(values.proxy)
  await claimPort(port)
  await startPrism({ port, upstream: target, errors: values.errors ?? false })
  const sentence = target
    ? 'Prism is running: it passes calls on and shows what leaves the contract.'
    : 'Prism is running: it answers from the examples of the contract.'
  console.log(
    announcement(sentence, [
      ['API', `${localUrl(port)}api/v1`],
      ['Target', ...(target ? [target.href] : [])],
      stopRow,
    ]),
  )
}

/** Throws if the port cannot be used. Prism itself would exit without a clear message. */
async function claimPort(port: number): Promise<void> {
  const server = createServer().listen(port, usual.host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

type PrismOptions = { port: number; upstream: URL | null; errors: boolean }

async function startPrism({ port, upstream, errors }: PrismOptions): Promise<void> {
  // Prism reads the document only while it starts.
  using folder = mkdtempDisposableSync(join(tmpdir(), 'hashi-prism-'))
  const mock: CreateMockServerOptions = { ...usual, document: prismDocument(folder.path), port, errors }
  if (!upstream) return void (await createSingleProcessPrism(mock))
  const proxy: CreateProxyServerOptions = {
    ...mock,
    upstream,
    validateRequest: true,
    upstreamProxy: undefined,
  }
  await createSingleProcessPrism(proxy)
}

main().catch((error: unknown) => {
  console.error(failureText(error, process.argv))
  process.exit(1)
})
