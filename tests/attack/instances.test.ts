/** Three instances on one PostgreSQL behind a proxy. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAt, numberAt } from '../../contract-kit/src/json.ts'
import { buildSite } from '../../scripts/build.ts'
import { type Postgres, startPostgres } from '../../scripts/postgres.ts'
import { adminProgram } from '../support/adminProgram.ts'
import { type Balancer, startBalancer } from './support/balancer.ts'
import { type Answer, type Client, createClient } from './support/client.ts'
import { enter, newEmail } from './support/entries.ts'
import { type Target, startTarget } from './support/site.ts'
import { type MailServer, startMailServer } from './support/smtp.ts'
import { staffOf } from './support/staff.ts'

let database: Postgres
let mailServer: MailServer & { port: number }
let instances: Target[]
let balancer: Balancer

beforeAll(async () => {
  database = await startPostgres()
  mailServer = await startMailServer()
  const start = () =>
    startTarget({
      DATABASE_URL: database.url,
      HASHI_SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      HASHI_STOP_DELAY: '1',
    })
  // The first one migrates the database and adds the sample.
  const first = await start()
  instances = [first, ...(await Promise.all([start(), start()]))]
  balancer = await startBalancer(instances.map(({ url }) => url))
})

afterAll(async () => {
  balancer.stop()
  await Promise.all(instances.map((instance) => instance.stop()))
  mailServer.stop()
  await database.stop()
})

const visitor = (address?: string): Client => createClient(balancer.url, address)
const atOnce = (count: number, send: (at: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, at) => send(at)))
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort((a, b) => a - b)
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

test('a login on one is known on all, and its end as well', async () => {
  const person = visitor()
  expect((await person.logIn('linh@example.com')).status).toBe(200)
  const ask = () => person.call('GET', '/applicant/profile')
  expect(statuses(await atOnce(6, ask))).toEqual(times(6, 200))
  await person.call('POST', '/applicant/logout')
  expect(statuses(await atOnce(6, ask))).toEqual(times(6, 401))
})

test('failed logins are counted together, exactly', async () => {
  const answers = await atOnce(12, () => visitor().logIn('nobody@example.com', 'wrong2026'))
  expect(statuses(answers)).toEqual([...times(5, 401), ...times(7, 429)])
})

test('one key makes one entry with one mail, whichever instances answer', async () => {
  const [email, key] = [newEmail(), crypto.randomUUID()]
  const answers = await atOnce(9, () => enter(visitor(), { email, email_confirm: email }, key))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(201)
  const others = Array.from({ length: 9 }, newEmail)
  await Promise.all(others.map((other) => enter(visitor(), { email: other, email_confirm: other })))
  for (const each of [email, ...others])
    await expect.poll(() => mailServer.received.filter(({ to }) => to === each)).toHaveLength(1)
})

test('a file that one took is given by all', async () => {
  const person = visitor()
  await person.logIn('maria@example.com')
  const answers = await atOnce(6, () => person.call('GET', '/applicant/file/resume'))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text.length}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
})

test('a job that was closed on one is open on none', async () => {
  const [first] = instances
  if (!first) throw new Error('There is no instance')
  const [job] = listAt((await visitor().call('GET', '/job')).body, 'jobs')
  const id = numberAt(job, 'job_id')
  const admin = adminProgram(await buildSite(), { HASHI_DATA: first.data, DATABASE_URL: database.url })
  await admin.json('job', 'close', `sample-${id}`)
  for (const instance of instances) {
    const client = createClient(instance.url)
    expect((await client.call('GET', `/job/${id}`)).status).toBe(404)
    await expect
      .poll(async () =>
        listAt((await client.call('GET', '/job?perPage=100')).body, 'jobs').map((each) =>
          numberAt(each, 'job_id'),
        ),
      )
      .not.toContain(id)
  }
})

test('after jobs have closed, the pages of a list fit together again whichever instances give them', async () => {
  const [, second] = instances
  if (!second) throw new Error('There is no second instance')
  const staff = staffOf(second.data)
  const person = visitor()
  /** Reads all pages, each from the next instance. */
  const read = async () => {
    const ids: number[] = []
    for (let page = 1, total = 1; (page - 1) * 7 < total; page += 1) {
      const { body } = await person.call('GET', `/job?perPage=7&page=${page}`)
      ids.push(...listAt(body, 'jobs').map((job) => numberAt(job, 'job_id')))
      total = numberAt(body, 'total')
    }
    return ids
  }
  const before = await read()
  const closed = before.filter((_, at) => at % 5 === 0)
  for (const id of closed) expect((await staff('POST', `/jobs/sample-${id}/close`)).status).toBe(200)
  const left = before.filter((id) => !closed.includes(id))
  // Three readings in turn begin with each of the instances.
  const several = async () => [await read(), await read(), await read()]
  await expect.poll(several).toEqual([left, left, left])
})

test('no request fails while each instance is replaced', async () => {
  const answers: Answer[] = []
  const replaced = new AbortController()
  const load = async (client: Client) => {
    while (!replaced.signal.aborted) {
      answers.push(await client.call('GET', '/job'))
      answers.push(await enter(client))
    }
  }
  const senders = Array.from({ length: 3 }, () => load(visitor()))
  for (const instance of instances) await instance.restart()
  replaced.abort()
  await Promise.all(senders)
  expect(answers.length).toBeGreaterThan(20)
  const expected = new Set([200, 201, 429])
  expect(
    answers.filter(({ status }) => !expected.has(status)).map(({ status, text }) => `${status} ${text}`),
  ).toEqual([])
})
