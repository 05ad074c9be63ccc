/** Too many requests of one network address are waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

type Lane = { running: number; waiting: (() => void)[] }

export type FairQueueOptions = {
  /** How many requests of one address are worked on at the same time. */
  atOnce: number
  /** How many more of one address may wait. */
  waiting: number
}

/**
 * Shares the server's single thread among network addresses: a few requests of each address are worked on at the same time, and
 * addresses with waiting requests take turns. Between two of them the event loop handles what has arrived from others, so one
 * client with hundreds of connections delays the others by a request or two, not by hundreds.
 *
 * `run` rejects with `QueueFull` when too many requests of the address wait already.
 */
export function createFairQueue({ atOnce, waiting }: FairQueueOptions) {
  const lanes = new Map<string, Lane>()
  /** The addresses whose next request may start, in the order of their turns. */
  const turns = new Set<string>()
  let isScheduled = false

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

  async function run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const lane = laneOf(address)
    if (lane.waiting.length >= waiting) throw new QueueFull(`${waiting} requests of one address are waiting`)
    await new Promise<void>((resolve) => {
      lane.waiting.push(() => {
        lane.running++
        resolve()
      })
      schedule(address, lane)
    })
    try {
      return await work()
    } finally {
      lane.running--
      if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(address)
      schedule(address, lane)
    }
  }

  return { run }
}
