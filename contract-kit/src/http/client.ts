/** Sends requests one after the other, at a limited rate, until a deadline. */
import { parseJson } from '../json.ts'
import { type Answer, type Sent, isLarge } from './exchange.ts'

/** Sends one request. The default is `fetch`; tests pass an app in the same process. */
export type Transport = (request: Request) => Promise<Response>

export type ClientOptions = {
  transport?: Transport
  /** The highest number of requests a second. */
  rate: number
  /** The time in ms since the epoch after which no request starts. */
  deadline: number
  /** The time in ms after which an answer is no longer awaited. */
  patience?: number
}

export class TimeIsUp extends Error {}
export class Unreachable extends Error {}

/** The time in ms in which a server may close the connection of a body that it refused. */
const CLOSING = 10_000

/** The number of calls in a row that may get no answer before the target counts as gone. */
const MOST_SILENT = 3

export type Client = { send: (sent: Sent) => Promise<Answer>; sentCount: () => number }

const PATIENCE = 30_000

export function createClient({
  transport = fetch,
  rate,
  deadline,
  patience = PATIENCE,
}: ClientOptions): Client {
  const gap = 1000 / rate
  let silent = MOST_SILENT
  let largeAt = -Infinity
  let next = 0
  let count = 0
  let queue: Promise<unknown> = Promise.resolve()

  const sendNow = async (sent: Sent): Promise<Answer> => {
    const wait = next - Date.now()
    // A gap below the timer's resolution is no wait.
    if (wait >= 1) await new Promise((resolve) => void setTimeout(resolve, wait))
    if (Date.now() > deadline) throw new TimeIsUp('The time limit is reached')
    next = Math.max(Date.now(), next) + gap
    count += 1
    try {
      const answer = await answerOf(sent, transport, patience).catch((error: unknown) => {
        // The server may be closing the connection of a large body, so this call never reached it.
        if (Date.now() - largeAt > CLOSING) throw error
        return answerOf(sent, transport, patience)
      })
      silent = 0
      return answer
    } catch (error) {
      silent += 1
      // A target that has never answered, or no longer does, is gone; one lost call is a fault of that call.
      if (silent > MOST_SILENT || !(error instanceof Unreachable)) throw error
      return noAnswer(error.message)
    } finally {
      if (isLarge(sent)) largeAt = Date.now()
    }
  }

  return {
    sentCount: () => count,
    send: (sent) => {
      const answer = queue.then(() => sendNow(sent))
      queue = answer.catch(() => null)
      return answer
    },
  }
}

async function answerOf(sent: Sent, transport: Transport, patience: number): Promise<Answer> {
  const { method, url, headers, text, form } = sent
  const request = new Request(url, {
    method,
    headers,
    body: form ?? text,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  // `Request` adds a type to a text, which would hide what a missing one does.
  if (text !== null && !Object.keys(headers).some((name) => name.toLowerCase() === 'content-type'))
    request.headers.delete('Content-Type')
  try {
    const response = await transport(request)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const body = new TextDecoder().decode(bytes)
    return {
      status: response.status,
      headers: response.headers,
      setCookies: response.headers.getSetCookie(),
      bytes,
      text: body,
      json: parseJson(body),
    }
  } catch (error) {
    throw new Unreachable(`${method} ${url.href} got no answer: ${reasonOf(error)}`)
  }
}

/** A call without an answer has the status 0 and the reason as its text. */
function noAnswer(reason: string): Answer {
  return {
    status: 0,
    headers: new Headers(),
    setCookies: [],
    bytes: new Uint8Array(),
    text: reason,
    json: undefined,
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
