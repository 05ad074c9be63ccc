/** Writes of all kinds, for a site that fails in the middle of them. */

import { toBase64 } from '#domain/base64.ts'
import { listAt, numberAt, textAt } from '../../../contract-kit/src/json.ts'
import { update } from '../../backend/profiles.ts'
import { lineOf } from '../../staff/contentLines.ts'
import type { Answer, Client } from './client.ts'
import { enter, newEmail } from './entries.ts'
import type { Staff } from './staff.ts'

/** Writes of one kind, one after the other. */
export type Writer = {
  name: string
  /** Sends the next write, or the last one again if it was not acknowledged. Rejects if the connection breaks. */
  write: () => Promise<void>
  /** The number of acknowledged writes, and of those that got 503. */
  count: () => number
  refused: () => number
  /** Returns the acknowledged writes that are not stored, and those that are stored twice. */
  faults: () => Promise<string[]>
}

type Place = {
  /** A new visitor of the site. */
  visitor: () => Client
  staff: Staff
}

/** The variables of a site for writers, which apply for very many jobs. */
export const writable = {
  HASHI_SEED: 'jobs=1500',
  HASHI_LIMITS: '{"applications":{"count":10000,"within":86400000}}',
}

/** Creates a writer of each kind for a site with the sample. */
export async function createWriters({ visitor, staff }: Place): Promise<Writer[]> {
  return [...(await createVisitWriters(visitor)), imports(staff), notes(staff)]
}

/** Creates the writers of visitors and applicants. */
export async function createVisitWriters(visitor: () => Client): Promise<Writer[]> {
  const [maria, linh] = [visitor(), visitor()]
  await maria.logIn('maria@example.com')
  await linh.logIn('linh@example.com')
  return [entries(visitor), await applications(linh), profiles(maria), files(maria)]
}

/** Sends one thing after the other, each again with the same key until it is acknowledged. */
function series<Thing>(
  make: (at: number) => Thing,
  send: (thing: Thing, key: string) => Promise<Pick<Answer, 'status'>>,
) {
  const acknowledged: Thing[] = []
  let refused = 0
  let current = { thing: make(0), key: crypto.randomUUID() }
  return {
    acknowledged,
    last: () => current.thing,
    count: () => acknowledged.length,
    refused: () => refused,
    write: async () => {
      const { thing, key } = current
      const { status } = await send(thing, key)
      if (status === 503) refused += 1
      else if (status !== 200 && status !== 201) throw new Error(`A write got the status ${status}`)
      else {
        acknowledged.push(thing)
        current = { thing: make(acknowledged.length), key: crypto.randomUUID() }
      }
    },
  }
}

/** Returns the acknowledged things that are not found exactly once, and others that are found twice. */
function notOnce(acknowledged: (string | number)[], found: (string | number)[]): string[] {
  const times = Map.groupBy(found, (each) => each)
  const missing = acknowledged.filter((each) => !times.has(each)).map((each) => `${each} is missing`)
  const doubled = [...times].filter(([, all]) => all.length > 1).map(([each]) => `${each} is there twice`)
  return [...missing, ...doubled]
}

/** Entries with a file. Sent again with its key, each has the same answer, so it is stored once. */
function entries(visitor: () => Client): Writer {
  const send = (email: string, key: string) => {
    const resume = new File(['Ana Herrera'], 'cv.txt', { type: 'text/plain' })
    return enter(visitor(), { email, email_confirm: email, resume }, key)
  }
  const answers = new Map<string, { key: string; text: string }>()
  const { write, count, refused } = series(newEmail, async (email, key) => {
    const answer = await send(email, key)
    if (answer.status === 201) answers.set(email, { key, text: answer.text })
    return answer
  })
  return {
    name: 'entries',
    write,
    count,
    refused,
    async faults() {
      const found = []
      for (const [email, { key, text }] of answers) {
        const again = await send(email, key)
        if (again.text !== text) found.push(`${email}: ${again.status} ${again.text}, not ${text}`)
      }
      return found
    },
  }
}

async function applications(person: Client): Promise<Writer> {
  const jobs = await jobsOf(person)
  const apply = series(
    (at) => jobs[at] ?? 0,
    (job, key) =>
      person.call('POST', '/process/apply', {
        body: { job_ids: [job] },
        headers: { 'Idempotency-Key': key },
      }),
  )
  return {
    name: 'applications',
    write: apply.write,
    count: apply.count,
    refused: apply.refused,
    async faults() {
      const found: number[] = []
      for (let page = 1, isFull = true; isFull; page += 1) {
        const { body } = await person.call('GET', `/process/search?perPage=100&page=${page}`)
        const items = listAt(body, 'items').flatMap((item) => idsIn({ all: [Object(item).job] }, 'all'))
        found.push(...items)
        isFull = items.length === 100
      }
      return notOnce(apply.acknowledged, found)
    },
  }
}

/** Returns the ids of all open jobs. */
async function jobsOf(visitor: Client): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const found = idsIn((await visitor.call('GET', `/job?perPage=100&page=${page}`)).body, 'jobs')
    ids.push(...found)
    if (found.length < 100) return ids
  }
}

const idsIn = (body: Answer['body'], list: string) => listAt(body, list).map((job) => numberAt(job, 'job_id'))

/** Returns the fault of a value that is replaced again and again, if it is neither the last acknowledged one nor the one after. */
function notLast({ acknowledged, last }: { acknowledged: string[]; last: () => string }, found: string) {
  const allowed = [acknowledged.at(-1) ?? found, last()]
  return allowed.includes(found) ? [] : [`${found} is stored, not ${allowed.join(' or ')}`]
}

function profiles(person: Client): Writer {
  const names = series(
    (at) => `Maria ${at}`,
    (name) =>
      person.call('POST', '/applicant/update-profile', { body: { ...update.profile, name, photo: null } }),
  )
  return {
    name: 'profile writes',
    write: names.write,
    count: names.count,
    refused: names.refused,
    faults: async () => notLast(names, textAt((await person.call('GET', '/applicant/profile')).body, 'name')),
  }
}

function files(person: Client): Writer {
  const contents = series(
    (at) => `CV ${at}`,
    (text) =>
      person.call('POST', '/applicant/update-working-history-addition', {
        body: {
          ...update.addition,
          resume: { name: 'cv.txt', data: toBase64(new TextEncoder().encode(text)) },
        },
      }),
  )
  return {
    name: 'files',
    write: contents.write,
    count: contents.count,
    refused: contents.refused,
    faults: async () => notLast(contents, (await person.call('GET', '/applicant/file/resume')).text),
  }
}

/** Imports of three advisors each. */
function imports(staff: Staff): Writer {
  const idsOf = (at: number) => Array.from({ length: 3 }, (_, line) => `import-${at}-${line}`)
  const all = series(idsOf, (ids) =>
    staff('POST', '/imports/advisors', {
      body: ids.map((id) => `${JSON.stringify(lineOf('advisors', id))}\n`).join(''),
    }),
  )
  return {
    name: 'imports',
    write: all.write,
    count: all.count,
    refused: all.refused,
    async faults() {
      const { text } = await staff('GET', '/exports/advisors')
      const ids = [...text.matchAll(/"external_id":"(import-[^"]+)"/g)].map(([, id = '']) => id)
      return notOnce(all.acknowledged.flat(), ids)
    },
  }
}

/** Notes of staff about a person. */
function notes(staff: Staff): Writer {
  const all = series(
    (at) => `Note ${at}`,
    (text, key) => staff('POST', '/people/1002/notes', { body: { text }, key }),
  )
  return {
    name: 'changes of staff',
    write: all.write,
    count: all.count,
    refused: all.refused,
    async faults() {
      const { body } = await staff('GET', '/people/1002')
      return notOnce(
        all.acknowledged,
        listAt(body, 'notes').map((note) => textAt(note, 'text')),
      )
    },
  }
}
