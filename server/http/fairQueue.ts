import { Unavailable } from '#backend/ports/unavailable.ts'

/** Thrown if too many requests of one network address are waiting. */
export class QueueFull extends Unavailable {
  override name = 'QueueFull'
}

/** The turn of a request. */
export type Turn = {
  /**
   * Waits for something outside of this process, such as a body, without a place in the queue. Then the request waits for another
   * turn. Rejects with `QueueFull` or with the reason of `wait`; the request has no place after that.
   */
  waitOutside: <Result>(wait: () => Promise<Result>) => Promise<Result>
}

type Lane = { running: number; waiting: (() => void)[] }

export type FairQueueOptions = {
  /** The maximum number of concurrent requests of one address. */
  atOnce: number
  /** The maximum number of waiting requests of one address. */
  waiting: number
}

/** The time after the first request in a round of the event loop, in ms, when further ones still start at once. */
const ROUND = 2

/**
 * Shares the server's single thread fairly among network addresses. Each address has a few concurrent requests, and addresses with
 * waiting requests take turns. The event loop runs between turns, so a client with hundreds of connections delays others by
 * a request or two, not by hundreds. While no request waits, short ones start at once.
 *
 * `run` rejects with `QueueFull` if too many requests of the address are waiting.
 */
export function createFairQueue({ atOnce, waiting }: FairQueueOptions) {
  const lanes = new Map<string, Lane>()
  /** The addresses with a request that may start next, in order. */
  const turns = new Set<string>()
  let isScheduled = false
  let roundBegan: number | null = null

  function isRoundShort(): boolean {
    const now = performance.now()
    if (roundBegan === null) {
      roundBegan = now
      setImmediate(() => (roundBegan = null))
    }
    return now - roundBegan < ROUND
  }

  function schedule(address: string, lane: Lane): void {
    if (lane.waiting.length > 0 && lane.running < atOnce) turns.add(address)
    if (turns.size === 0 || isScheduled) return
    isScheduled = true
    setImmediate(startNext)
  }

  function startNext(): void {
    isScheduled = false
    const [address] = turns
    if (address === undefined) return
    turns.delete(address)
    const lane = lanes.get(address)
    const start = lane?.waiting.shift()
    if (!lane || !start) return
    start()
    schedule(address, lane)
  }

  function laneOf(address: string): Lane {
    const known = lanes.get(address)
    if (known) return known
    const lane = { running: 0, waiting: [] }
    lanes.set(address, lane)
    return lane
  }

  /** Takes a place if one is free, and no request waits. */
  function entersAtOnce(lane: Lane): boolean {
    const isFree = turns.size === 0 && lane.waiting.length === 0 && lane.running < atOnce && isRoundShort()
    if (isFree) lane.running++
    return isFree
  }

  /** Waits for a turn and takes a place. */
  async function enter(address: string): Promise<void> {
    const lane = laneOf(address)
    if (entersAtOnce(lane)) return
    if (lane.waiting.length >= waiting) throw new QueueFull(`${waiting} requests of one address are waiting`)
    await new Promise<void>((resolve) => {
      lane.waiting.push(() => {
        lane.running++
        resolve()
      })
      schedule(address, lane)
    })
  }

  function leave(address: string): void {
    const lane = laneOf(address)
    lane.running--
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(address)
    schedule(address, lane)
  }

  async function run<Result>(address: string, work: (turn: Turn) => Promise<Result>): Promise<Result> {
    await enter(address)
    let hasPlace = true
    const waitOutside: Turn['waitOutside'] = async (wait) => {
      leave(address)
      hasPlace = false
      const result = await wait()
      await enter(address)
      hasPlace = true
      return result
    }
    try {
      return await work({ waitOutside })
    } finally {
      if (hasPlace) leave(address)
    }
  }

  /** Does the work of a request that may start at once. Returns null for others, without any work. */
  async function runAtOnce<Result>(address: string, work: () => Promise<Result>): Promise<Result | null> {
    if (!entersAtOnce(laneOf(address))) return null
    try {
      return await work()
    } finally {
      leave(address)
    }
  }

  return { run, runAtOnce }
}
