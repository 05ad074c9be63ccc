/** The order of the checks of a request, and the scope of idempotency keys. */

import { randomUUID } from 'node:crypto'
import type { Operation } from '../contract/operations.ts'
import { UNKNOWN_FIELD, withUnknownField } from '../generate/unknownField.ts'
import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isSame, listAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { People } from '../run/people.ts'
import { type CallOptions, UNKNOWN_ID } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { rightBody } from './writers.ts'

/** Each call breaks two checks; the first of the order decides. */
export const checkOrder: Scenario = {
  name: 'Order of the checks',
  operations: 'all',
  writes: true,
  run: async (kit, people) => {
    for (const operation of kit.operations) {
      if (operation.method === 'GET') continue
      await orderOfWrite(kit, operation, people)
    }
  },
}

const broken = { text: '{"a":', type: 'application/json' }
const plain = { text: 'a=b', type: 'text/plain' }

async function orderOfWrite(kit: Kit, operation: Operation, people: People): Promise<void> {
  const person = operation.isSecured ? await people.second() : null
  if (operation.isSecured && !person) return
  const options: CallOptions = person ? { as: person.browser } : {}
  const expectFirst = (exchange: Exchange, status: number, what: string, isFine = true): void => {
    if (exchange.status === 429) return
    kit.expect('check-order', exchange, exchange.status === status && isFine, {
      expected: `${status}: ${what}`,
    })
  }
  const header = { without: ['X-Requested-With'] }
  const hasBody = operation.body !== null
  const anonymous = await kit.call(operation.id, { ...header, ...(hasBody && { raw: plain }) })
  expectFirst(anonymous, 403, 'X-Requested-With is looked at before the session and the body')
  if (operation.isSecured) {
    const closed = await kit.call(operation.id, { ...(hasBody && { raw: broken }) })
    expectFirst(closed, 401, 'the session is looked at before the body')
    if (hasBody)
      expectFirst(
        await kit.call(operation.id, { raw: plain }),
        401,
        'the session is looked at before the type of the body',
      )
  }
  if (!operation.body) return
  await orderOfKey(kit, operation, options, expectFirst)
  await orderOfState(kit, operation, options, expectFirst)
}

/** The fields are looked at before the state: before the process that an id names, and before the password of the applicant. */
async function orderOfState(
  kit: Kit,
  { id, body }: Operation,
  options: CallOptions,
  expectFirst: ExpectFirst,
): Promise<void> {
  const names = Object.keys(body?.schema.properties ?? {})
  const states: [name: string, value: Json][] = [
    ['process_id', UNKNOWN_ID],
    ['current_password', 'wrong2026'],
  ]
  for (const [name, value] of states) {
    if (!body || !names.includes(name)) continue
    const wrong = withUnknownField({ ...rightBody(body), [name]: value })
    const exchange = await kit.call(id, { ...options, body: wrong })
    const isOnField = textAt(exchange.json, 'errors', 0, 'field') === UNKNOWN_FIELD
    expectFirst(exchange, 422, `the fields are looked at before the state, here ${name}`, isOnField)
  }
}

type ExpectFirst = (exchange: Exchange, status: number, what: string, isFine?: boolean) => void

async function orderOfKey(
  kit: Kit,
  operation: Operation,
  options: CallOptions,
  expectFirst: ExpectFirst,
): Promise<void> {
  const { body } = operation
  if (!body || !operation.parameters.some(({ name }) => name === 'Idempotency-Key')) return
  const without = { ...options, without: ['Idempotency-Key'] }
  if (body.type === 'application/json')
    expectFirst(
      await kit.call(operation.id, { ...without, raw: broken }),
      400,
      'the syntax is looked at before Idempotency-Key',
    )
  expectFirst(
    await kit.call(operation.id, { ...without, raw: plain }),
    415,
    'the type is looked at before Idempotency-Key',
  )
  const empty = await kit.call(operation.id, { ...without, body: {} })
  const isOnKey = listAt(empty.json, 'errors').some((error) => at(error, 'field') === 'Idempotency-Key')
  expectFirst(empty, 422, 'the fields are looked at before Idempotency-Key', !isOnKey)
  if ('process_id' in (body.schema.properties ?? {})) {
    const example = rightBody(body)
    const unknown = await kit.call(operation.id, {
      ...without,
      body: { ...example, process_id: UNKNOWN_ID },
    })
    expectFirst(unknown, 422, 'Idempotency-Key is looked at before the process')
  }
}

/** A key belongs to one operation and one applicant; a failure is not stored. */
export const keyScope: Scenario = {
  name: 'Scope of idempotency keys',
  operations: ['createInquiry', 'createInvitation', 'applyForJobs'],
  writes: true,
  run: async (kit, people) => {
    const [inquiry, invitation] = ['createInquiry', 'createInvitation'].map((id) =>
      kit.contract.operation(id),
    )
    const [one, other] = [
      inquiry?.body && rightBody(inquiry.body),
      invitation?.body && rightBody(invitation.body),
    ]
    if (!one || !other) return
    const send = (id: string, key: string, body: object, more: CallOptions = {}) =>
      kit.call(id, { ...more, body, headers: { 'Idempotency-Key': key } })
    const key = randomUUID()
    const refused = await send('createInquiry', key, { ...one, email: 'no-address' })
    const first = await send('createInquiry', key, one)
    if (first.status === 429 || refused.status === 429) return
    kit.expect('idempotency-scope', first, first.status === 201, {
      expected: '201: a refused call stores nothing under its key',
    })
    const second = await send('createInvitation', key, other)
    if (second.status === 429) return
    kit.expect('idempotency-scope', second, second.status === 201, {
      expected: '201: a key belongs to one operation',
    })
    const upper = await send('createInquiry', key.toUpperCase(), one)
    kit.expect('idempotency-scope', upper, isSame(upper.json, first.json), {
      expected: 'the first answer for the key in upper case',
    })
    const captcha = await send('createInquiry', key, { ...one, captcha_token: 'another' })
    kit.expect('idempotency-scope', captcha, isSame(captcha.json, first.json), {
      expected: 'the first answer: captcha_token does not count',
    })
    const next = await send('createInquiry', randomUUID(), one)
    const isOther = next.status === 429 || at(next.json, 'id') !== at(first.json, 'id')
    kit.expect('write-effect', next, isOther, { expected: 'an id of its own for each record' })
    await betweenPeople(kit, people)
  },
}

async function betweenPeople(kit: Kit, people: People): Promise<void> {
  const [one, other] = [await people.first(), await people.second()]
  if (!one || !other) return
  const body = { job_ids: [UNKNOWN_ID], contents: 'From the contract kit' }
  const headers = { 'Idempotency-Key': randomUUID() }
  const first = await kit.call('applyForJobs', { as: one.browser, body, headers })
  const second = await kit.call('applyForJobs', {
    as: other.browser,
    body: { ...body, contents: 'Other' },
    headers,
  })
  if (first.status !== 201 || second.status === 429) return
  kit.expect('idempotency-scope', second, second.status === 201, {
    expected: '201: a key belongs to one applicant',
    seen: `${second.status} ${textAt(second.json, 'type')}`,
  })
}
