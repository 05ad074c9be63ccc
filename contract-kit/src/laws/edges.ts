/** Spellings and edges: other spellings of paths and queries, validators, HEAD. */
import type { Operation, Parameter } from '../contract/operations.ts'
import type { Exchange } from '../http/exchange.ts'
import { at, isSame, listAt, shown } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { type CallOptions, fillPath } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { wide } from './paths.ts'
import { readersFor } from './reading.ts'

const publicReaders = (kit: Kit): Operation[] => readersFor(kit, null).map(({ operation }) => operation)

export const spellings: Scenario = {
  name: 'Other spellings of paths',
  operations: 'all',
  writes: false,
  run: async (kit) => {
    for (const operation of kit.operations) {
      const { method } = operation
      if (method !== 'GET' && !kit.settings.allowWrites) continue
      const path = fillPath(operation)
      const [, first = ''] = path.split('/')
      const others = [`${path}/`, path.replace(first, first.toUpperCase()), `/${path}`]
      for (const other of others) {
        // A write without its header has no effect where the path is accepted by mistake.
        const options = { isJudged: false, without: ['X-Requested-With'] }
        const exchange = { ...(await kit.callPath(method, other, options)), operation }
        kit.expect('path-refused', exchange, exchange.status === 404, { expected: `404 for ${other}` })
      }
      if (method === 'GET' && !operation.isSecured) await expectEncoded(kit, operation)
    }
  },
}

/** A percent-encoded character equals the character. */
async function expectEncoded(kit: Kit, operation: Operation): Promise<void> {
  const path = fillPath(operation)
  const code = path.charCodeAt(1).toString(16)
  const encoded = `/%${code}${path.slice(2)}`
  const plain = await kit.callPath('GET', path, { isJudged: false })
  const exchange = { ...(await kit.callPath('GET', encoded, { isJudged: false })), operation }
  kit.expect('path-refused', exchange, exchange.status === plain.status, {
    expected: `${plain.status} for ${encoded}, which is ${path}`,
  })
}

export const querySpellings: Scenario = {
  name: 'Other spellings of queries',
  operations: 'all',
  writes: false,
  run: async (kit, people) => {
    const person = await people.first()
    for (const { operation, options } of readersFor(kit, person)) {
      for (const parameter of operation.parameters.filter((each) => each.in === 'query')) {
        for (const value of loose(parameter))
          await refuse(kit, operation, { ...options, query: { [parameter.name]: value } }, parameter)
        await (parameter.schema.type === 'array'
          ? expectOneList(kit, operation, parameter, options)
          : refuseRepeated(kit, operation, parameter, options))
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
function loose({ schema, example }: Parameter): string[] {
  const { type, enum: choices, items, pattern } = schema
  if (type === 'integer') {
    const right = shown(choices?.[0] ?? 1)
    return [`0${right}`, `+${right}`, ` ${right}`, `${right}.0`, `${right}e0`, wide(right), '']
  }
  if (type === 'boolean') return ['TRUE', '1', 'on', ' true', '']
  const key = (items?.enum ?? choices ?? []).find((each) => typeof each === 'string')
  if (key === undefined) return type === 'array' || pattern !== undefined ? [` ${shown(example)}`] : []
  const hyphened = (items?.enum ?? choices ?? []).map(String).find((each) => each.includes('_'))
  return [
    key.toUpperCase(),
    ` ${key}`,
    `${key},NO_SUCH`,
    ...(type === 'array' ? [] : ['']),
    ...(hyphened === undefined ? [] : [hyphened.replaceAll('_', '-')]),
  ]
}

/** Calls with a query as it is written, such as one that repeats a name. */
async function callWith(
  kit: Kit,
  operation: Operation,
  options: CallOptions,
  query: string,
): Promise<Exchange> {
  const path = `${fillPath(operation)}?${query}`
  return { ...(await kit.callPath('GET', path, { ...options, isJudged: false })), operation }
}

async function refuseRepeated(
  kit: Kit,
  operation: Operation,
  { name, schema, example, pointer }: Parameter,
  options: CallOptions,
): Promise<void> {
  const value = schema.type === 'boolean' ? 'true' : shown(example ?? schema.enum?.[0] ?? 1)
  const pair = new URLSearchParams({ [name]: value })
  const exchange = await callWith(kit, operation, options, `${pair}&${pair}`)
  const [error] = listAt(exchange.json, 'errors')
  const isRefused = exchange.status === 422 && at(error, 'field') === name && at(error, 'rule') === 'invalid'
  kit.expect('query-refused', exchange, isRefused, {
    expected: `422 with ${name} invalid for a repeated ${name}`,
    place: pointer,
  })
}

/** The values of a repeated name are one list, as with commas. */
async function expectOneList(
  kit: Kit,
  operation: Operation,
  { name, schema, pointer }: Parameter,
  options: CallOptions,
): Promise<void> {
  const choices = (schema.items?.enum ?? []).map(String)
  const [one = '', other = ''] = choices.length > 0 ? [choices[0], choices.at(-1)] : await knownIds(kit)
  for (const values of [
    [one, other],
    [other, one],
  ]) {
    const plain = await kit.call(operation.id, { ...options, query: { [name]: values.join(',') } })
    const query = values.map((value) => `${name}=${value}`).join('&')
    const exchange = await callWith(kit, operation, options, query)
    const isFine = exchange.status === plain.status && isSame(exchange.json, plain.json)
    kit.expect('query-edge', exchange, isFine, {
      expected: `the answer for ${name}=${values.join(',')}: the values of a repeated name are one list`,
      place: pointer,
    })
  }
}

async function knownIds(kit: Kit): Promise<string[]> {
  const { json } = await kit.call('searchJobs', { query: { perPage: 2 } })
  return listAt(json, 'jobs').map((job) => shown(at(job, 'job_id')))
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
      const listed = { 'If-None-Match': `"other", ${tag}` }
      const one = await kit.call(operation.id, { lang: 'ja', headers: listed })
      kit.expect('not-modified', one, one.status === 304, {
        expected: `304 for a list with the validator: ${listed['If-None-Match']}`,
      })
      const other = await kit.call(operation.id, { lang: 'ja', headers: { 'If-None-Match': '"other"' } })
      kit.expect('not-modified', other, other.status === 200, { expected: '200 for another validator' })
      await expectOtherTag(kit, operation, first)
      await expectHead(kit, operation, first)
    }
  },
}

/** The English answer has another validator than the Japanese one, unless the two are the same, as those of the blog. */
async function expectOtherTag(kit: Kit, { id }: Operation, japanese: Exchange): Promise<void> {
  const tag = japanese.headers.get('ETag') ?? ''
  const english = await kit.call(id, { lang: 'en' })
  if (english.status !== 200 || isSame(english.json, japanese.json)) return
  const own = english.headers.get('ETag')
  kit.expect('not-modified', english, own !== tag, {
    expected: 'another ETag than that of the Japanese answer',
    seen: `${own} for both`,
  })
  const asked = await kit.call(id, { lang: 'en', headers: { 'If-None-Match': tag } })
  kit.expect('not-modified', asked, asked.status === 200, {
    expected: '200 for the validator of the Japanese answer',
  })
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
