/** Paths and methods that the contract refuses. */

import type { Operation, Parameter } from '../contract/operations.ts'
import { countStatus } from '../findings.ts'
import type { Exchange } from '../http/exchange.ts'
import { at, listAt, shown } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { type CallOptions, UNKNOWN_ID, fillPath } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { readersFor } from './reading.ts'

export const paths: Scenario = {
  name: 'Paths that are refused',
  operations: 'all',
  writes: false,
  run: async (kit, people) => {
    for (const { operation, options } of readersFor(kit, await people.first())) {
      const parameter = operation.parameters.find((each) => each.in === 'path')
      if (!parameter) continue
      const known = await knownSegment(kit, operation, options)
      for (const value of wrongSegments(parameter, known)) {
        const exchange = await kit.call(operation.id, { ...options, path: { [parameter.name]: value } })
        kit.expect('path-refused', exchange, exchange.status === 404, {
          expected: `404 for {${parameter.name}} = ${value}`,
          place: parameter.pointer,
        })
      }
      const unknown = fillPath(operation, { [parameter.name]: UNKNOWN_ID })
      const head = { ...(await kit.callPath('HEAD', unknown, { ...options, isJudged: false })), operation }
      kit.expect('head-answer', head, head.status === 404 && head.bytes.length === 0, {
        expected: '404 without a body, as GET has it',
      })
    }
    for (const lang of kit.settings.languages) {
      const unknown = await kit.callPath('GET', '/no-such-path', { lang })
      kit.expect('path-unknown', unknown, unknown.status === 404, { expected: '404' })
    }
  },
}

/** The list with an item of each operation. */
const lists: Record<string, [id: string, name: string, key: string]> = {
  getJob: ['searchJobs', 'jobs', 'job_id'],
  getStory: ['listStories', 'cases', 'id'],
  getArticle: ['listArticles', 'articles', 'slug'],
  getRecommendation: ['listRecommendations', 'items', 'process_id'],
  getProcess: ['searchProcesses', 'items', 'process_id'],
}

/** Returns an id that exists, or the example of the contract. */
async function knownSegment(kit: Kit, operation: Operation, options: CallOptions): Promise<string> {
  const [id, name, key] = lists[operation.id] ?? []
  const example = operation.parameters.find((each) => each.in === 'path')?.example
  if (!id || !name || !key) return shown(example)
  const { json } = await kit.call(id, { ...options, query: { perPage: 1 } })
  return shown(at(listAt(json, name)[0], key) ?? example)
}

/** Other spellings of an id that exists, and ids that do not. */
export function wrongSegments({ schema }: Parameter, known: string): string[] {
  if (schema.type === 'integer')
    return [
      `0${known}`,
      `${known}x`,
      `${known}.0`,
      `+${known}`,
      ` ${known}`,
      `${known} `,
      `-${known}`,
      wide(known),
      '0',
      `${known}e0`,
      '99999999999',
      '99999999999999999999',
      '2147483647',
      `${known}\0`,
    ]
  return [known.toUpperCase(), `${known} `, 'No-Such!', 'no-such-value', '%00', `${known}\0`, 'x'.repeat(300)]
}

/** Returns digits of another script, as Japanese keyboards write them. */
export const wide = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) + 0xfee0))

/** A path of each operation with the methods that it does not have. */
export const methods: Scenario = {
  name: 'Methods that are refused',
  operations: 'all',
  writes: false,
  run: async (kit) => {
    const seen = new Set<string>()
    for (const operation of kit.operations) {
      if (seen.has(operation.path)) continue
      seen.add(operation.path)
      await refuseMethods(kit, operation)
    }
  },
}

async function refuseMethods(kit: Kit, operation: Operation): Promise<void> {
  const declared = kit.contract.methodsOf(operation.path)
  // A server that breaks the rule might obey, so only reading methods are tried without permission to write.
  const tried = kit.settings.allowWrites ? ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] : ['GET']
  for (const method of tried.filter((each) => !declared.includes(each))) {
    const exchange = { ...(await kit.callPath(method, fillPath(operation))), operation }
    // An operation that is not offered has no methods; a success elsewhere shows that it is.
    if (exchange.status === 501) countStatus(kit.log, operation.id, 501, null)
    expectRefused(kit, exchange, declared)
  }
}

/** A server may offer these beside the declared methods. */
const alwaysAllowed = ['HEAD', 'OPTIONS']

function expectRefused(kit: Kit, exchange: Exchange, declared: string[]): void {
  const allowed = (exchange.headers.get('Allow') ?? '').split(',').map((each) => each.trim())
  const known = [...declared, ...alwaysAllowed]
  const isRefused =
    exchange.status === 405 &&
    declared.every((method) => allowed.includes(method)) &&
    allowed.every((method) => known.includes(method))
  kit.expect('method-refused', exchange, isRefused, {
    expected: `405 with Allow: ${declared.join(', ')} for ${exchange.request.method}, and no method that the path does not have`,
    seen: `${exchange.status} with Allow: ${exchange.headers.get('Allow') ?? 'none'}`,
  })
}
