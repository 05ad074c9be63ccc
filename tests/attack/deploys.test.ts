/** A deploy from the stored version to this one and back, on one PostgreSQL behind a proxy, under load. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '../../scripts/build.ts'
import { unpackRelease } from '../../scripts/keepRelease.ts'
import { type Postgres, startPostgres } from '../../scripts/postgres.ts'
import { adminProgram } from '../support/adminProgram.ts'
import { type Balancer, startBalancer } from './support/balancer.ts'
import { createClient } from './support/client.ts'
import { type Instance, startInstance } from './support/instance.ts'
import { createVisitWriters, writable } from './support/writers.ts'

/** Pages of all kinds, and lists of the API. */
const PATHS = [
  '/',
  '/en/jobs',
  '/en/jobs/detail/20402',
  '/cases',
  '/en/cases/1',
  '/blog',
  '/sitemap.xml',
  '/api/v1/job?perPage=100',
  '/api/v1/case',
]

let before: string
let after: string
let database: Postgres
let instances: Instance[]
let balancer: Balancer

beforeAll(async () => {
  mkdirSync('.cache', { recursive: true })
  // Its packages are those of this checkout.
  before = mkdtempSync(resolve('.cache/released-'))
  unpackRelease(before)
  after = await buildSite()
  database = await startPostgres()
  const start = () => startInstance(before, { ...writable, DATABASE_URL: database.url })
  const first = await start()
  instances = [first, await start()]
  balancer = await startBalancer(instances.map(({ url }) => url))
})

afterAll(async () => {
  balancer.stop()
  await Promise.all(instances.map((instance) => instance.stop()))
  await database.stop()
  rmSync(before, { recursive: true })
})

test('no request fails while this version replaces the one before, and while that one comes back', async () => {
  const [first] = instances
  if (!first) throw new Error('There is no instance')
  const writers = await createVisitWriters(() => createClient(balancer.url))
  const failed: string[] = []
  let pages = 0
  const done = new AbortController()
  const visit = async () => {
    while (!done.signal.aborted) {
      const path = PATHS[pages++ % PATHS.length] ?? '/'
      const { status } = await fetch(balancer.url + path)
      if (status !== 200) failed.push(`${status} ${path}`)
    }
  }
  const write = async (writer: (typeof writers)[number]) => {
    while (!done.signal.aborted) await writer.write()
  }
  const load = Promise.all([visit(), visit(), ...writers.map(write)])
  /** Waits until each kind of request was sent again. */
  const someRequests = async () => {
    const counts = writers.map((writer) => writer.count())
    const from = pages
    const more = () =>
      pages > from + 2 * PATHS.length &&
      writers.every((writer, at) => writer.count() > (counts[at] ?? 0) || writer.refused() > 0)
    await expect.poll(more).toBe(true)
  }

  await someRequests()
  const admin = adminProgram(after, { HASHI_DATA: first.data, DATABASE_URL: database.url })
  expect(await admin.run('migrate')).toMatchObject({ code: 0, err: '' })
  for (const version of [after, before])
    for (const instance of instances) {
      await instance.replaceBy(version)
      await someRequests()
    }
  done.abort()
  await load

  expect(failed).toEqual([])
  for (const { name, refused, faults } of writers)
    expect({ name, refused: refused(), faults: await faults() }).toEqual({ name, refused: 0, faults: [] })
})
