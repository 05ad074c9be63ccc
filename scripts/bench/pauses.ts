/** The longest pause of a server's event loop while its jobs change, read from its metrics. */

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { generateJobs } from '#content/generated.ts'
import { socketPath } from '#server/staff/socket.ts'
import { lineOf, sendLines } from './import.ts'
import type { StoredSite } from './storedSite.ts'

/** The number of changes, and the time after each, in ms: the index is brought up to date within it. */
const CHANGES = 20
const REST = 500
/** The interval of the timer that measures the pauses, in ms; it is a part of each value. */
const RESOLUTION = 10

/**
 * Changes one job after the other, with a search after each. Returns the longest pause of the event loop before that and meanwhile, in ms. The
 * metrics begin anew each time that they are read.
 */
export async function longestPauses({
  data,
  origin,
}: StoredSite): Promise<{ atRest: number; changing: number }> {
  const [job] = generateJobs(1)
  if (!job) throw new Error('There is no job to change')
  await sendLines(data, [lineOf(job)])
  await setTimeout(2 * REST)
  await pauseOf(data)
  await setTimeout(CHANGES * REST)
  const atRest = await pauseOf(data)
  for (let change = 1; change <= CHANGES; change += 1) {
    await sendLines(data, [lineOf({ ...job, salaryMax: job.salaryMax + change })])
    await (await fetch(`${origin}/api/v1/job?searchWord=rust&perPage=20&page=${change}`)).text()
    await setTimeout(REST)
  }
  return { atRest, changing: await pauseOf(data) }
}

async function pauseOf(data: string): Promise<number> {
  const call = request({ socketPath: socketPath(data), path: '/metrics' })
  call.end()
  const [response]: IncomingMessage[] = await once(call, 'response')
  const metrics = response ? await text(response) : ''
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds ([\d.e-]+)$/m.exec(metrics) ?? []
  if (seconds === undefined) throw new Error('The metrics have no lag of the event loop')
  return Number(seconds) * 1000 - RESOLUTION
}
