/** Other spellings of paths, validators, HEAD. */

import type { Operation } from '../contract/operations.ts'
import type { Browser } from '../http/browser.ts'
import type { Exchange } from '../http/exchange.ts'
import { isSame } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { type CallOptions, fillPath } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
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
      const others = [
        `${path}/`,
        path.replace(first, first.toUpperCase()),
        `/${path}`,
        ...withEnding(operation, path),
      ]
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

/** Many frameworks take an ending for the wished type, and remove parameters of a path. The session is looked at before an id at the end. */
const withEnding = ({ isSecured, path: own }: Operation, path: string) =>
  isSecured && own.endsWith('}') ? [] : [`${path}.json`, `${path};kit=1`]

/** Percent signs that encode no character: a byte that is not UTF-8, and a sign without digits. */
const undecodable = ['%FF', '%']

/** A percent-encoded character equals the character, in a name of the path and in its parameter at the end. */
async function expectEncoded(kit: Kit, operation: Operation): Promise<void> {
  const path = fillPath(operation)
  const plain = await kit.callPath('GET', path, { isJudged: false })
  for (const index of [1, path.length - 1]) {
    const encoded = `${path.slice(0, index)}%${path.charCodeAt(index).toString(16)}${path.slice(index + 1)}`
    const exchange = { ...(await kit.callPath('GET', encoded, { isJudged: false })), operation }
    kit.expect('path-refused', exchange, exchange.status === plain.status, {
      expected: `${plain.status} for ${encoded}, which is ${path}`,
    })
  }
  for (const end of undecodable) {
    const exchange = { ...(await kit.callPath('GET', `${path}${end}`, { isJudged: false })), operation }
    kit.expect('path-refused', exchange, exchange.status === 404, {
      expected: `404 for ${path}${end}, which is not percent-encoded UTF-8`,
    })
  }
}

export const validators: Scenario = {
  name: 'Validators and HEAD',
  operations: 'all',
  writes: false,
  run: async (kit, people) => {
    for (const { operation, options } of readersFor(kit, await people.first()))
      if (operation.isSecured) await expectOwnHead(kit, operation, options)
    for (const operation of publicReaders(kit)) {
      const first = await kit.call(operation.id, { lang: 'ja' })
      const tag = first.headers.get('ETag')
      if (first.status !== 200) continue
      kit.expect('not-modified', first, tag !== null, { expected: 'an ETag', seen: 'none' })
      if (tag === null) continue
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
      await expectOtherPage(kit, operation, first)
      await expectHead(kit, operation, first)
    }
  },
}

/** The English answer has another validator than the Japanese one, also where the two bodies are the same, as those of the blog. */
async function expectOtherTag(kit: Kit, { id }: Operation, japanese: Exchange): Promise<void> {
  const tag = japanese.headers.get('ETag') ?? ''
  const english = await kit.call(id, { lang: 'en' })
  if (english.status !== 200) return
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

/** A page of another size has another validator, unless it has the same items. */
async function expectOtherPage(kit: Kit, { id, parameters }: Operation, first: Exchange): Promise<void> {
  if (!parameters.some(({ name }) => name === 'perPage')) return
  const options = { lang: 'ja', query: { perPage: 1 } } as const
  const page = await kit.call(id, options)
  if (page.status !== 200 || isSame(page.json, first.json)) return
  const tag = first.headers.get('ETag') ?? ''
  const asked = await kit.call(id, { ...options, headers: { 'If-None-Match': tag } })
  kit.expect('not-modified', asked, asked.status === 200, {
    expected: `200 for ${tag}, the validator of the answer without perPage=1`,
  })
}

/** `HEAD` with a session, of the answers that have no validator. */
async function expectOwnHead(kit: Kit, operation: Operation, { as }: CallOptions): Promise<void> {
  const options: CallOptions = { lang: 'ja', ...(as && { as }) }
  await expectHead(kit, operation, await kit.call(operation.id, options), as)
}

async function expectHead(kit: Kit, operation: Operation, get: Exchange, as?: Browser): Promise<void> {
  const options: CallOptions = { lang: 'ja', isJudged: false, ...(as && { as }) }
  const head = { ...(await kit.callPath('HEAD', fillPath(operation), options)), operation }
  const names = ['Cache-Control', 'Content-Language', 'Content-Type', 'ETag']
  const wrong = names.find((name) => head.headers.get(name) !== get.headers.get(name))
  const isFine = head.status === get.status && head.bytes.length === 0 && wrong === undefined
  kit.expect('head-answer', head, isFine, {
    expected: `${get.status} without a body${wrong ? `, and ${wrong}: ${get.headers.get(wrong)}` : ''}`,
    seen: `${head.status}${wrong ? ` with ${wrong}: ${head.headers.get(wrong)}` : ''}`,
  })
}
