/** Two instances on a PostgreSQL with a synchronous standby. The primary is lost amid writes, and the standby becomes the primary. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAt, numberAt } from '../../contract-kit/src/json.ts'
import { type Pair, startPair } from '../../scripts/postgres/pair.ts'
import { type Target, startTarget } from './support/site.ts'
import { staffOf } from './support/staff.ts'
import { type Writer, createWriters, writable } from './support/writers.ts'

let databases: Pair
let instances: Target[]
beforeAll(async () => {
  databases = await startPair()
  const start = () => startTarget({ ...writable, DATABASE_URL: databases.url })
  const first = await start()
  instances = [first, await start()]
})
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()))
  await databases.stop()
})

/** Writes until the signal. */
async function writeUntil(signal: AbortSignal, writer: Writer): Promise<void> {
  while (!signal.aborted) await writer.write()
}

const firstJob = async (instance: Target) =>
  numberAt(listAt((await instance.client().call('GET', '/job')).body, 'jobs')[0], 'job_id')

test('nothing acknowledged is lost, all instances write again, and none shows a job that was closed since', async () => {
  const [first, second] = instances
  if (!first || !second) throw new Error('There are no instances')
  let visitors = 0
  const writers = await createWriters({
    visitor: () => (visitors++ % 2 === 0 ? first : second).client(),
    staff: staffOf(second.data),
  })
  const counts = () => writers.map((writer) => writer.count())
  const done = new AbortController()
  const load = Promise.all(writers.map((writer) => writeUntil(done.signal, writer)))
  await expect.poll(() => Math.min(...counts())).toBeGreaterThan(2)

  await databases.killPrimary()
  const lost = counts()
  await databases.promote()
  const silent = () =>
    writers.filter((writer, at) => writer.count() <= (lost[at] ?? 0)).map(({ name }) => name)
  await expect.poll(silent).toEqual([])
  done.abort()
  await load

  const job = await firstJob(first)
  expect((await staffOf(second.data)('POST', `/jobs/sample-${job}/close`)).status).toBe(200)
  for (const instance of instances) await expect.poll(() => firstJob(instance)).not.toBe(job)
  for (const writer of writers)
    expect({ name: writer.name, faults: await writer.faults() }).toEqual({ name: writer.name, faults: [] })
})
