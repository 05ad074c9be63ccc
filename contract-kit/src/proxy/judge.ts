/** Judges the real traffic of an app or a test suite: a proxy that changes nothing. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Contract } from '../contract/contract.ts'
import { type Log, addFinding, countCheck, countStatus, createLog } from '../findings.ts'
import type { Transport } from '../http/client.ts'
import { answerText, curlOf } from '../http/curl.ts'
import type { Exchange } from '../http/exchange.ts'
import { parseJson } from '../json.ts'
import type { Lang } from '../lang.ts'
import { judgeExchange } from '../run/judge.ts'
import type { Settings } from '../run/kit.ts'
import type { RunResult } from '../run/run.ts'
import { judgeRequest } from './request.ts'

export type ProxyOptions = {
  contract: Contract
  settings: Settings
  port: number
  /** The command that makes the traffic; without one the proxy runs until it is interrupted. */
  command: string[]
  transport?: Transport
  /** Ends a run without a command; its reason is the name of a signal. */
  stop: AbortSignal
}

/** Runs until the command ends, or until the signal. */
export async function judgeTraffic({
  contract,
  settings,
  port,
  command,
  transport,
  stop,
}: ProxyOptions): Promise<RunResult> {
  const start = Date.now()
  const proxy = await startProxy({ contract, settings, port, ...(transport && { transport }) })
  console.error(`Judging calls to ${proxy.url}, which go to ${settings.target.origin}.`)
  const interrupted =
    command.length > 0 ? await runCommand(command, proxy.url, stop) : await untilStopped(stop)
  await proxy.stop()
  return {
    log: proxy.log,
    calls: proxy.calls(),
    duration: Date.now() - start,
    interrupted,
    isUnreachable: false,
  }
}

/** Returns why the command failed, or null. It finds the proxy in `HASHI_PROXY_URL`. */
function runCommand([name = '', ...args]: string[], url: string, stop: AbortSignal): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(name, args, { stdio: 'inherit', env: { ...process.env, HASHI_PROXY_URL: url } })
    // A terminal sends Ctrl+C to the command, too.
    stop.addEventListener('abort', () => stop.reason === 'SIGTERM' && child.kill())
    child.once('error', ({ message }) => resolve(`The command could not be started: ${message}`))
    child.once('close', (code, signal) => {
      resolve(code === 0 ? null : `The command ended with ${signal ?? `the code ${code}`}`)
    })
  })
}

async function untilStopped(stop: AbortSignal): Promise<null> {
  if (!stop.aborted) await once(stop, 'abort')
  return null
}

export type Proxy = { url: string; log: Log; calls: () => number; stop: () => Promise<void> }

export async function startProxy({
  contract,
  settings,
  port,
  transport = fetch,
}: Omit<ProxyOptions, 'command' | 'stop'>): Promise<Proxy> {
  const log = createLog()
  let calls = 0
  const server = createServer((incoming, outgoing) => {
    const judgeOne = async (): Promise<void> => {
      const exchange = await pass(incoming, outgoing, { target: settings.target, transport })
      calls += 1
      judge(contract, log, exchange)
    }
    judgeOne().catch((error: unknown) => {
      outgoing.writeHead(502, { 'Content-Type': 'text/plain' }).end(`No answer: ${String(error)}`)
    })
  })
  await listen(server, port)
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    log,
    calls: () => calls,
    stop: () => close(server),
  }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(`The proxy cannot use port ${port}. Choose another with --proxy.`, { cause: error })
  }
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

/** Headers of one connection, which a proxy does not pass on. */
const hop = [
  'connection',
  'host',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'upgrade',
  'te',
]

async function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { target, transport }: { target: URL; transport: Transport },
): Promise<Exchange> {
  const { method = 'GET', url = '/' } = incoming
  const body = await bodyOf(incoming)
  const headers = Object.fromEntries(
    Object.entries(incoming.headers)
      .filter(([name]) => !hop.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )
  const address = new URL(target.origin + url)
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD'
  const request = new Request(address, { method, headers, redirect: 'manual', ...(hasBody && { body }) })
  const response = await transport(request)
  const bytes = new Uint8Array(await response.arrayBuffer())
  for (const [name, value] of response.headers) if (!hop.includes(name)) outgoing.appendHeader(name, value)
  outgoing.writeHead(response.status).end(bytes)
  const text = new TextDecoder().decode(bytes)
  return {
    request: { method, url: address, headers, text: body.toString(), form: null },
    operation: null,
    path: address.pathname,
    lang: null,
    status: response.status,
    headers: response.headers,
    setCookies: response.headers.getSetCookie(),
    bytes,
    text,
    json: parseJson(text),
    duration: 0,
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const part of incoming) if (part instanceof Uint8Array) parts.push(part)
  return Buffer.concat(parts)
}

/** The contract does not cover pages and files beside the API. */
function judge(contract: Contract, log: Log, found: Exchange): void {
  const { pathname } = found.request.url
  if (!pathname.startsWith(`${contract.base}/`) || ['OPTIONS', 'HEAD'].includes(found.request.method)) return
  const path = pathname.slice(contract.base.length)
  const operation = contract.find(found.request.method, path)
  const exchange: Exchange = { ...found, path, operation, lang: languageOf(found) }
  countStatus(log, operation?.id ?? null, exchange.status, exchange.lang)
  for (const fault of [...judgeRequest(contract, exchange), ...judgeExchange(contract, log, exchange)]) {
    countCheck(log, operation?.id ?? null, fault.rule)
    addFinding(log, {
      ...fault,
      operationId: operation?.id ?? null,
      curl: curlOf(exchange.request),
      answer: answerText(exchange),
    })
  }
}

/** Returns the language that was asked for, if it was asked for plainly. */
function languageOf({ request }: Exchange): Lang | null {
  const asked = request.headers['accept-language']
  return asked === 'ja' || asked === 'en' ? asked : null
}
