/** Sends requests one after the other, at a limited rate, until a deadline or a signal. */

import { parseJson } from '../json.ts'
import { type Answer, type Sent, isLarge, noAnswer } from './exchange.ts'
import { reasonOf } from './reason.ts'

/** Sends one request. The default is `fetch`; tests pass an app in the same process. */
export type Transport = (request: Request) => Promise<Response>

export type ClientOptions = {
  transport?: Transport
  /** The highest number of requests a second. */
  rate: number
  /** The end of the run, in ms since the epoch: no request starts later, and none is awaited. */
  deadline: number
  /** Aborts the run: no request starts afterwards, and the current one is abandoned. Its reason is the name of a signal. */
  stop?: AbortSignal | undefined
  /** The timeout of a request, in ms. */
  patience?: number
}

/** The run ends before its last scenario. The message is the reason. */
export class Stopped extends Error {}
export class Unreachable extends Error {}

/** The time in ms that a server has to close the connection of a refused body. */
const CLOSING = 10_000

/** The number of consecutive calls without an answer until the target counts as unreachable. */
const MOST_SILENT = 3

export type Client = {
  send: (sent: Sent) => Promise<Answer>
  /** Sends a request twice, or two requests, at the same moment. */
  sendTwice: (sent: Sent, other?: Sent) => Promise<[Answer, Answer]>
  sentCount: () => number
}

const PATIENCE = 30_000
/** More than any answer of the contract: an uploaded file has at most 5 MB. */
const MOST_MEBIBYTES = 32

export function createClient({
  transport = fetch,
  rate,
  deadline,
  stop,
  patience = PATIENCE,
}: ClientOptions): Client {
  const fetchAnswer = (sent: Sent): Promise<Answer> => {
    const longest = Math.max(1, Math.min(patience, deadline - Date.now()))
    return within(longest, stop, `${sent.method} ${sent.url.href}`, (signal) =>
      answerOf(sent, transport, signal),
    )
  }
  const checkStop = (): void => {
    if (failure !== null) throw failure
    if (stop?.aborted) throw new Stopped(`Stopped by ${String(stop.reason)}`)
    if (Date.now() >= deadline) throw new Stopped('The time limit is reached')
  }
  const gap = 1000 / rate
  let silent = MOST_SILENT
  let largeAt = -Infinity
  let next = 0
  let count = 0
  let queue: Promise<unknown> = Promise.resolve()
  /** The error that ended all sending. */
  let failure: Error | null = null

  /** Waits until the rate allows some requests. */
  const pace = async (requests: number): Promise<void> => {
    const wait = next - Date.now()
    // A gap below the timer's resolution is no wait.
    if (wait >= 1) await new Promise((resolve) => void setTimeout(resolve, wait))
    checkStop()
    next = Math.max(Date.now(), next) + gap * requests
    count += requests
  }

  const sendNow = async (sent: Sent): Promise<Answer> => {
    try {
      const answer = await fetchAnswer(sent).catch((error: unknown) => {
        // The server may be closing the connection of a large body, so this call never reached it.
        if (Date.now() - largeAt > CLOSING) throw error
        return fetchAnswer(sent)
      })
      silent = 0
      return answer
    } catch (error) {
      checkStop()
      silent += 1
      // A target that does not answer at all is unreachable; one lost call is a fault of this call.
      if (!(error instanceof Unreachable)) throw error
      if (silent > MOST_SILENT) throw (failure = error)
      return noAnswer(error.message)
    } finally {
      if (isLarge(sent)) largeAt = Date.now()
    }
  }

  const together = (one: Sent, two: Sent) => Promise.all([sendNow(one), sendNow(two)])

  const afterOthers = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work)
    queue = result.catch(() => null)
    return result
  }

  return {
    sentCount: () => count,
    send: (sent) => afterOthers(() => pace(1).then(() => sendNow(sent))),
    sendTwice: (one, two = one) => afterOthers(() => pace(2).then(() => together(one, two))),
  }
}

/**
 * Abandons a call after this time in ms, or at the signal. A timer and not `AbortSignal.timeout` within `AbortSignal.any`: Node 20 loses the
 * inner signal to its garbage collection. The promise ends even if the transport ignores the signal.
 */
async function within(
  longest: number,
  stop: AbortSignal | undefined,
  name: string,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  let abandon: (reason: string) => void = () => undefined
  const abandoned = new Promise<never>((_, reject) => {
    abandon = (reason) => {
      controller.abort()
      reject(new Unreachable(reason))
    }
  })
  const late = `${name} got no answer within ${Math.ceil(longest / 1000)} seconds`
  const timer = setTimeout(() => abandon(late), longest)
  const onStop = (): void => abandon('stopped')
  stop?.addEventListener('abort', onStop, { once: true })
  try {
    return await Promise.race([call(controller.signal), abandoned])
  } finally {
    clearTimeout(timer)
    stop?.removeEventListener('abort', onStop)
  }
}

/** Sends a request and reads its whole answer. */
export async function answerOf(sent: Sent, transport: Transport, signal: AbortSignal): Promise<Answer> {
  const { method, url, headers, text, isBytes = false, form } = sent
  const request = new Request(url, {
    method,
    headers,
    body: form ?? (isBytes && text !== null ? Buffer.from(text, 'latin1') : text),
    redirect: 'manual',
    signal,
  })
  // `Request` adds a type to a text, which would hide the effect of a missing type.
  if (text !== null && !Object.keys(headers).some((name) => name.toLowerCase() === 'content-type'))
    request.headers.delete('Content-Type')
  // A server that refuses a large body may close its connection at any time, so no other call may use it.
  if (isLarge(sent)) request.headers.set('Connection', 'close')
  const start = performance.now()
  try {
    const response = await transport(request)
    const bytes = await bytesOf(response)
    const body = new TextDecoder().decode(bytes)
    return {
      status: response.status,
      headers: response.headers,
      setCookies: response.headers.getSetCookie(),
      bytes,
      text: body,
      json: parseJson(body),
      duration: performance.now() - start,
    }
  } catch (error) {
    throw new Unreachable(`${method} ${url.href} got no answer: ${reasonOf(error)}`)
  }
}

/** Throws for a body that would fill the memory. */
async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > MOST_MEBIBYTES * 1024 * 1024) throw new Error(`its body is larger than ${MOST_MEBIBYTES} MiB`)
    parts.push(part)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
