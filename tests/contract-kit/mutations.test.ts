/**
 * The kit is proven by a backend that is broken on purpose while it runs: each break is noticed by the rule meant for it. The short form runs
 * only the operations concerned; `npm run contract:mutations` runs the whole kit on each.
 */

import { expect, test } from 'vitest'
import { createQuotes } from '../../contract-kit/src/report/quotes.ts'
import { rules } from '../../contract-kit/src/rules.ts'
import type { Break } from './breaking.ts'
import { breakEverySuccess, mutations } from './mutations.ts'
import { contract, createTarget, runKit } from './target.ts'

const isFull = process.env['HASHI_MUTATIONS'] === 'full'

const quotesOf = createQuotes(contract)

async function brokenBy(breaks: Break) {
  const { transport, adapter } = await createTarget()
  return { transport: breaks(transport), adapter }
}

test.each(mutations)(
  '$name is noticed by $rule, with a sentence of the contract',
  async ({ rule, only, breaks }) => {
    const { log } = await runKit(await brokenBy(breaks), {
      only: isFull ? [] : only,
      until: rule,
      model: rule === 'differs-from-model',
    })
    expect(log.findings.map((finding) => finding.rule)).toContain(rule)
    expect(log.findings.filter((finding) => quotesOf(finding).length === 0)).toEqual([])
  },
)

/** These judge the traffic of an app and the waivers of a team; they have tests of their own. */
const notOfBackends = ['request-known', 'request-schema', 'waiver-expired']

test('every rule has a backend that breaks it', () => {
  const broken: string[] = mutations.map(({ rule }) => rule)
  expect(Object.keys(rules).filter((rule) => !broken.includes(rule))).toEqual(notOfBackends)
  expect(mutations.length).toBeGreaterThanOrEqual(40)
})

test('every operation has a mutation', () => {
  const broken = new Set(mutations.flatMap(({ only }) => only))
  expect(contract.operations.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([])
})

test('a fault in the success of any operation is noticed', async () => {
  const { log } = await runKit(await brokenBy(breakEverySuccess))
  const noticed = log.findings
    .filter(({ rule }) => rule === 'body-schema' || rule === 'header-declared')
    .map(({ operationId }) => operationId)
  expect(contract.operations.map(({ id }) => id).filter((id) => !noticed.includes(id))).toEqual([])
})
