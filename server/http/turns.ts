import type { MiddlewareHandler } from 'hono'
import { networkOf } from '#backend/network.ts'
import { type BodyAccount, LONGEST_BODY, createBodyBudget } from './bodyBudget.ts'
import { callerAddress } from './callerAddress.ts'
import { type Turn, createFairQueue } from './fairQueue.ts'

/**
 * The maximum number of concurrent requests from one network. Reads take some ms of the single thread, so more than two at once
 * finish no earlier and only delay other networks. A write takes up to 200 ms for its files, and has no place while its body arrives.
 */
const READS = { atOnce: 2, waiting: 512 }
const WRITES = { atOnce: 1, waiting: 512 }

/** A caller's address, the turn of its request, and the account of the request's body. */
type Caller = { address: string; turn: Turn; body: BodyAccount }

export type SiteEnv = { Bindings: { remoteAddress: string }; Variables: { caller: Caller } }

/** Does the work of a read that may start at once. Returns null for one that must wait for its turn. */
export type ReadAtOnce = <Result>(
  request: Request,
  remoteAddress: string,
  work: () => Promise<Result>,
) => Promise<Result | null>

/** Limits the requests of each network that are worked on at once, and the bytes of their bodies. */
export function createTurns(proxies: number): {
  takeTurns: MiddlewareHandler<SiteEnv>
  readAtOnce: ReadAtOnce
} {
  const reads = createFairQueue(READS)
  const writes = createFairQueue(WRITES)
  const bodies = createBodyBudget()

  const takeTurns: MiddlewareHandler<SiteEnv> = async (c, next) => {
    const address = callerAddress(c.req.raw, c.env.remoteAddress, proxies)
    const network = networkOf(address) ?? ''
    const body = bodies.open(network)
    try {
      if (!isRead(c.req)) expectBody(c.req.raw, body)
      await (isRead(c.req) ? reads : writes).run(network, (turn) => {
        c.set('caller', { address, turn, body })
        return next()
      })
    } finally {
      body.close()
    }
  }

  return {
    takeTurns,
    readAtOnce: (request, remoteAddress, work) =>
      reads.runAtOnce(networkOf(callerAddress(request, remoteAddress, proxies)) ?? '', work),
  }
}

/**
 * Refuses a body without room before any work: when the budget is full, clients that send it full again must cost little. A longer body
 * than any operation takes is left to the operation, which refuses it as too large.
 */
function expectBody({ headers }: Request, body: BodyAccount): void {
  const announced = Number(headers.get('Content-Length') ?? 0)
  if (announced <= LONGEST_BODY) body.expect(announced)
}

const isRead = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD'

/** Answers 405 to other methods than GET and HEAD. */
export const readsOnly: MiddlewareHandler = async (c, next) =>
  isRead(c.req) ? next() : new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
