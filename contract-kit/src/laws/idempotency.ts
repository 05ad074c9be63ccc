/** `Idempotency-Key`: a repetition has one effect, other content is a conflict, and the key is required. */

import { randomUUID } from 'node:crypto'
import type { Operation } from '../contract/operations.ts'
import { UNKNOWN_FIELD, withUnknownField } from '../generate/unknownField.ts'
import { type Exchange, isProblem } from '../http/exchange.ts'
import { type JsonObject, at, isSame, listAt, numberAt, textAt } from '../json.ts'
import { type Kit, describe } from '../run/kit.ts'
import type { Person } from '../run/people.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { expectOnce } from '../run/together.ts'
import { MINUTE } from '../times.ts'
import { rightBody } from './writers.ts'
import { expectAsRead } from './writtenProcess.ts'

export const idempotency: Scenario = {
  name: 'Idempotency keys',
  operations: 'all',
  writes: true,
  run: async (kit, people) => {
    // A key belongs to one operation, so the others may use it too.
    const shared = randomUUID()
    // Earlier checks may have reached the limits of submissions.
    await kit.adapter.clock?.advance(15 * MINUTE)
    for (const operation of kit.operations) {
      if (!operation.parameters.some(({ name }) => name === 'Idempotency-Key')) continue
      const person = operation.isSecured ? await people.first() : null
      const body = await bodyFor(kit, operation, person)
      if (!body || (operation.isSecured && !person)) continue
      const options = person ? { as: person.browser } : {}
      const first = await repeat(kit, operation, body, options, shared)
      await together(kit, operation, person, options)
      await apart(kit, operation, person, options)
      if (first) await expectReplay(kit, first, { ...options, body, headers: { 'Idempotency-Key': shared } })
    }
  },
}

/**
 * Sends a right body without a key, with a wrong key, with a key after a refused body and in another case, and other content with that key.
 * Returns the first success, or null.
 */
export async function repeat(
  kit: Kit,
  operation: Operation,
  body: JsonObject,
  options: CallOptions,
  key: string = randomUUID(),
): Promise<Exchange | null> {
  const send = (content: JsonObject, own: string | null) =>
    kit.call(operation.id, {
      ...options,
      body: content,
      ...(own === null ? { without: ['Idempotency-Key'] } : { headers: { 'Idempotency-Key': own } }),
    })
  for (const wrong of [null, 'no-uuid', randomUUID().replaceAll('-', ''), 'x'.repeat(UUID_LENGTH)]) {
    const refused = await send(body, wrong)
    if (refused.status === 429) return null
    const isNamed = listAt(refused.json, 'errors').some((error) => at(error, 'field') === 'Idempotency-Key')
    kit.expect('idempotency-key', refused, refused.status === 422 && isNamed, {
      expected: `422 on Idempotency-Key ${wrong === null ? 'that is missing' : 'that is no UUID'}`,
    })
  }
  await send(withUnknownField(body), key)
  const first = await send(body, key)
  expectFree(kit, first)
  if (first.status >= 300) return null
  await expectAsRead(kit, first, options)
  const address = at(first.json, 'email')
  kit.expect('write-effect', first, address === undefined || isSame(address, body['email']), {
    expected: `the address that was sent, ${textAt(body, 'email')}`,
  })
  const reversed = Object.fromEntries(Object.entries(body).toReversed())
  for (const own of [key, key.toUpperCase()]) {
    const again = await send(reversed, own)
    const isFirst = again.status === first.status && isSame(again.json, first.json)
    kit.expect('idempotency-repeat', again, isFirst, {
      expected: `the first answer for the key ${own}: ${first.status} ${first.text.slice(0, 120)}`,
    })
  }
  const other = await send(changed(body), key)
  const isConflict = other.status === 409 && isProblem(other, 'idempotency-key-reused')
  kit.expect('idempotency-conflict', other, isConflict, { expected: '409 /problems/idempotency-key-reused' })
  return first
}

/** Sends a right body twice at the same moment with one key. */
async function together(
  kit: Kit,
  operation: Operation,
  person: Person | null,
  options: CallOptions,
): Promise<void> {
  const body = await bodyFor(kit, operation, person)
  if (!body) return
  const headers = { 'Idempotency-Key': randomUUID() }
  const [one, other] = await kit.callTwice(operation.id, { ...options, body, headers })
  if (one.status === 429 || other.status === 429) return
  const isOne = one.status < 300 && other.status === one.status && isSame(other.json, one.json)
  kit.expect('idempotency-together', other, isOne, {
    expected: `the answer of the same call at the same moment: ${describe(one)}`,
  })
  await expectAsRead(kit, one, options)
}

/** Sends a right body twice at the same moment with two keys: an address registers once, and a job has one application. */
async function apart(
  kit: Kit,
  operation: Operation,
  person: Person | null,
  options: CallOptions,
): Promise<void> {
  if (!['createEntry', 'applyForJobs'].includes(operation.id)) return
  const body = await bodyFor(kit, operation, person)
  if (!body) return
  const both = await kit.callTwice(operation.id, { ...options, body }, { ...options, body })
  if (operation.id === 'createEntry') return expectOnce(kit, 'write-effect', both, [201, 409])
  if (both.some(({ status }) => status === 429)) return
  const made = both.flatMap(({ json }) => listAt(json, 'processes'))
  kit.expect('write-effect', both[1], made.length === 1, {
    expected:
      'one application by two calls at the same moment, since the applicant has at most one for a job',
    seen: `${describe(both[0])}, and ${describe(both[1])}`,
  })
}

/** A replay has the first answer, although another call has changed the record since. */
async function expectReplay(kit: Kit, first: Exchange, options: CallOptions): Promise<void> {
  const again = await kit.call(first.operation?.id ?? '', options)
  const isFirst = again.status === first.status && isSame(again.json, first.json)
  kit.expect('idempotency-repeat', again, isFirst, {
    expected: `the first answer for its key, also later: ${describe(first)}`,
  })
}

/** The length of a UUID in text. */
const UUID_LENGTH = 36

/** Neither a refused body nor another operation takes a key. */
function expectFree(kit: Kit, first: Exchange): void {
  const isReused = isProblem(first, 'idempotency-key-reused')
  const isRefusal = listAt(first.json, 'errors').some((error) => at(error, 'field') === UNKNOWN_FIELD)
  kit.expect('idempotency-scope', first, !isReused && !isRefusal, {
    expected: 'a success: neither a refused body nor another operation has taken the key',
  })
}

function changed(body: JsonObject): JsonObject {
  const field = ['contents', 'otherRequests'].find((name) => name in body) ?? 'contents'
  return { ...body, [field]: `${textAt(body, field)} Changed.` }
}

/** Returns content that works once: a job or recommendation that is still open. */
export async function bodyFor(
  kit: Kit,
  operation: Operation,
  person: Person | null,
): Promise<JsonObject | null> {
  if (operation.id === 'applyForJobs' && person) {
    const applied = await kit.call('listAppliedJobs', { as: person.browser })
    const known = listAt(applied.json, 'jobs').map((job) => numberAt(job, 'job_id'))
    const { json } = await kit.call('searchJobs', { query: { perPage: 100 } })
    const job = listAt(json, 'jobs')
      .map((each) => numberAt(each, 'job_id'))
      .find((id) => !known.includes(id))
    return job === undefined ? null : { job_ids: [job], contents: 'From the contract kit' }
  }
  if (operation.id === 'changeProcessStatus' && person) return inquiry(kit, person)
  // The flow of the consents repeats it, because an answer works once.
  if (operation.id === 'submitConsent') return null
  return operation.body && rightBody(operation.body)
}

/** Returns a question about a recommendation that is still open, which it stays afterwards. */
export async function inquiry(kit: Kit, { browser }: Person): Promise<JsonObject | null> {
  const { json } = await kit.call('listOptions')
  const open = listAt(json, 'options').filter((each) =>
    ['MyPageRecommend', 'MyPageRecInquiry'].includes(textAt(each, 'alias')),
  )
  const ids = open.map((each) => numberAt(each, 'option_id'))
  const list = await kit.call('listRecommendations', { as: browser, query: { perPage: 100 } })
  const found = listAt(list.json, 'items').find((item) => ids.includes(numberAt(item, 'status_id')))
  return found === undefined
    ? null
    : { process_id: numberAt(found, 'process_id'), action: 'inquiry', contents: 'Is there a team lunch?' }
}
