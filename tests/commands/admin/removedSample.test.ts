/** After `sample remove` the store and the site are those of a company that never had the sample. */

import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPGlite } from '#server/store/pglite/open.ts'
import { type Admin, createAdmin, items } from './program.ts'

let had: Admin
let never: Admin
beforeAll(async () => {
  const company = { HASHI_COMPANY: 'docs/company.example.json' }
  had = await createAdmin({ environment: { ...company, HASHI_SAMPLE: 'on' } })
  never = await createAdmin({ environment: { ...company, HASHI_SAMPLE: 'off' } })
  await workOnSample()
  // The pages are in the caches of the server.
  for (const path of paths) {
    if ((await textOf(had, path)) === (await textOf(never, path))) throw new Error(`${path} has no sample`)
  }
  await had.json('sample', 'remove', '--yes')
})
afterAll(() => Promise.all([had.stop(), never.stop()]))

const paths = ['/', '/en', '/jobs', '/en/jobs', '/cases', '/en/cases', '/blog', '/sitemap.xml'].concat([
  '/jobs/feed',
  '/en/jobs/feed',
  '/blog/feed.xml',
  '/api/v1/job?facets=true',
  '/api/v1/job',
  '/api/v1/case',
])

/** Does work on people and content of the sample that leaves rows in many tables. */
async function workOnSample(): Promise<void> {
  await had.json('person', 'note', '1001', 'Prefers calls')
  await had.json('person', 'send-link', '1001')
  await had.json('process', 'move', '4009', 'MyPageAppInterview1')
  await had.json('job', 'close', 'sample-20401')
  await had.json('story', 'unpublish', 'sample-1')
  // The registers of the law get rows.
  await had.json('person', 'erase', '1002', '--yes')
}

/** The text of an address, without scripts, which have the time, and without the origin. */
async function textOf({ url }: Admin, path: string): Promise<string> {
  const text = await (await fetch(url + path)).text()
  return text.replaceAll(/<script[^]*?<\/script>|<lastBuildDate>.*/g, '').replaceAll(url, '')
}

test.each(paths)('%s is that of a company without the sample', async (path) => {
  const expected = await textOf(never, path)
  await expect.poll(() => textOf(had, path)).toBe(expected)
})

test('check: finds no sample', async () => {
  const { items: lines } = items.parse(await had.json('check'))
  expect(lines).toContainEqual(expect.objectContaining({ name: 'sample', ok: true }))
})

/** Tables that the removal leaves, with the reason. */
const left = {
  job_part: 'a random revision for each thousand numbers of jobs, so that all instances learn of the removal',
  audit: 'staff did it: caller, time and operation, without values',
  stored_response: 'answers to calls of staff for repetitions, removed within a day',
  setting: 'that the sample was added, so that no start adds it again',
}

test('each SQL table has the rows that it has without the sample, and no trace of its people', async () => {
  await Promise.all([had.stopServer(), never.stopServer()])
  const after = await tablesOf(had)
  expect(after.length).toBeGreaterThan(20)
  expect(after.filter(({ traces }) => traces > 0)).toEqual([])
  const counted = (tables: Table[]) =>
    tables.flatMap(({ name, rows }) => (name in left ? [] : [`${name} ${rows}`]))
  expect(counted(after)).toEqual(counted(await tablesOf(never)))
})

/** `traces` is the number of rows that name people of the sample. */
type Table = { name: string; rows: number; traces: number }

/** The tables of the database of a stopped server. */
async function tablesOf({ folder }: Admin): Promise<Table[]> {
  const database = await openPGlite(join(folder, 'database'))
  const names = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const tables: Table[] = []
  for (const { name } of names.rows) {
    const { rows } = await database.query<Table>(
      `select '${name}' as name, count(*)::int as rows,
        count(*) filter (where left(t::text, 100000) ~* 'maria|santos|linh')::int as traces from "${name}" t`,
    )
    tables.push(...rows)
  }
  await database.close()
  return tables
}
