/** Spellings and edges: other spellings of paths and queries, validators, HEAD, the order of the checks. */
import { randomUUID } from 'node:crypto'
import type { Operation, Parameter } from '../contract/operations.ts'
import type { Exchange } from '../http/exchange.ts'
import { at, isSame, listAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { People } from '../run/people.ts'
import { type CallOptions, fillPath } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { rightBody } from './bodies.ts'
import { isReading } from './reading.ts'

const publicReaders = (kit: Kit): Operation[] =>
  kit.contract.operations.filter(
    (each) => kit.settings.isSelected(each) && each.method === 'GET' && !each.isSecured,
  )

export const spellings: Scenario = {
  name: 'Other spellings of paths',
  operations: 'all',
  writes: false,
  run: async (kit) => {
    for (const operation of publicReaders(kit)) {
      const path = fillPath(operation)
      const known = await kit.call(operation.id)
      if (known.status !== 200) continue
      const [, first = ''] = path.split('/')
      const others = [`${path}/`, path.replace(first, first.toUpperCase()), `/${path}`]
      for (const other of others) {
        const exchange = { ...(await kit.callPath('GET', other, { isJudged: false })), operation }
        kit.expect('path-refused', exchange, exchange.status === 404, { expected: `404 for ${other}` })
      }
    }
  },
}

export const querySpellings: Scenario = {
  name: 'Other spellings of queries',
  operations: 'all',
  writes: false,
  run: async (kit, people) => {
    const person = await people.first()
    for (const operation of kit.contract.operations.filter(kit.settings.isSelected)) {
      if (!isReading(operation) || operation.method !== 'GET' || (operation.isSecured && !person)) continue
      const options = operation.isSecured && person ? { as: person.browser } : {}
      for (const parameter of operation.parameters.filter((each) => each.in === 'query')) {
        for (const value of loose(parameter))
          await refuse(kit, operation, { ...options, query: { [parameter.name]: value } }, parameter)
        if (parameter.schema.type !== 'array') await refuseRepeated(kit, operation, parameter, options)
      }
    }
  },
}

async function refuse(
  kit: Kit,
  operation: Operation,
  options: CallOptions,
  { name, pointer }: Parameter,
): Promise<void> {
  for (const lang of kit.settings.languages) {
    const exchange = await kit.call(operation.id, { ...options, lang })
    const [error] = listAt(exchange.json, 'errors')
    const isFine =
      exchange.status === 422 && at(error, 'field') === name && listAt(exchange.json, 'errors').length === 1
    kit.expect('query-refused', exchange, isFine, {
      expected: `422 with one error, on ${name}, for ${exchange.request.url.search}`,
      place: pointer,
    })
  }
}

/** Values that a careless reader takes for those of the schema. */
function loose({ schema }: Parameter): string[] {
  const { type, enum: choices, items } = schema
  if (type === 'integer') {
    const right = shown(choices?.[0] ?? 1)
    return [`0${right}`, `+${right}`, ` ${right}`, `${right}.0`, `${right}e0`, '１', '']
  }
  if (type === 'boolean') return ['TRUE', '1', 'on', '']
  const key = (items?.enum ?? choices ?? []).find((each) => typeof each === 'string')
  if (key === undefined) return []
  return [key.toUpperCase(), ` ${key}`, `${key},NO_SUCH`, ...(type === 'array' ? [] : [''])]
}

async function refuseRepeated(
  kit: Kit,
  operation: Operation,
  parameter: Parameter,
  options: CallOptions,
): Promise<void> {
  const { name, schema, pointer } = parameter
  if (schema.type !== 'integer' && schema.type !== 'boolean') return
  const value = schema.type === 'boolean' ? 'true' : shown(schema.enum?.[0] ?? 1)
  const path = `${fillPath(operation)}?${name}=${value}&${name}=${value}`
  const exchange = { ...(await kit.callPath('GET', path, { ...options, isJudged: false })), operation }
  kit.expect('query-refused', exchange, exchange.status === 422, {
    expected: `422 for a repeated ${name}`,
    place: pointer,
  })
}

export const validators: Scenario = {
  name: 'Validators and HEAD',
  operations: 'all',
  writes: false,
  run: async (kit) => {
    for (const operation of publicReaders(kit)) {
      const first = await kit.call(operation.id, { lang: 'ja' })
      const tag = first.headers.get('ETag')
      if (first.status !== 200 || tag === null) continue
      const again = await kit.call(operation.id, { lang: 'ja', headers: { 'If-None-Match': tag } })
      kit.expect('not-modified', again, again.status === 304 && again.bytes.length === 0, {
        expected: `304 without a body for If-None-Match: ${tag}`,
        seen: `${again.status} with ${again.bytes.length} bytes`,
      })
      const other = await kit.call(operation.id, { lang: 'ja', headers: { 'If-None-Match': '"other"' } })
      kit.expect('not-modified', other, other.status === 200, { expected: '200 for another validator' })
      const english = await kit.call(operation.id, { lang: 'en', headers: { 'If-None-Match': tag } })
      const isFine = english.status === 200 || isSame(english.headers.get('ETag'), tag)
      kit.expect('not-modified', english, isFine, {
        expected: '200 for the validator of the Japanese answer',
      })
      await expectHead(kit, operation, first)
    }
  },
}

async function expectHead(kit: Kit, operation: Operation, get: Exchange): Promise<void> {
  const head = {
    ...(await kit.callPath('HEAD', fillPath(operation), { lang: 'ja', isJudged: false })),
    operation,
  }
  const names = ['Cache-Control', 'Content-Language', 'Content-Type', 'ETag']
  const wrong = names.find((name) => head.headers.get(name) !== get.headers.get(name))
  const isFine = head.status === get.status && head.bytes.length === 0 && wrong === undefined
  kit.expect('head-answer', head, isFine, {
    expected: `${get.status} without a body${wrong ? `, and ${wrong}: ${get.headers.get(wrong)}` : ''}`,
    seen: `${head.status}${wrong ? ` with ${wrong}: ${head.headers.get(wrong)}` : ''}`,
  })
}

/** Each call breaks two checks; the first of the order decides. */
export const checkOrder: Scenario = {
  name: 'Order of the checks',
  operations: 'all',
  writes: true,
  run: async (kit, people) => {
    for (const operation of kit.contract.operations.filter(kit.settings.isSelected)) {
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
  }
  if (operation.body) await orderOfKey(kit, operation, options, expectFirst)
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
      body: { ...example, process_id: 2_147_483_647 },
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
    await betweenPeople(kit, people)
  },
}

async function betweenPeople(kit: Kit, people: People): Promise<void> {
  const [one, other] = [await people.first(), await people.second()]
  if (!one || !other) return
  const body = { job_ids: [2_147_483_647], contents: 'From the contract kit' }
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
