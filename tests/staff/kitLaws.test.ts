/** The laws of the contract kit on the staff API, at the socket: lists, paths, queries, bodies, keys, headers and problems of all calls. */

import { expect, test } from 'vitest'
import { callApp } from '#backend/call.ts'
import { createStaffApp } from '#backend/staff/app.ts'
import { createMockEnv } from '#mocks/env.ts'
import { loadContract } from '../../contract-kit/src/contract/contract.ts'
import type { Transport } from '../../contract-kit/src/http/client.ts'
import { bodies } from '../../contract-kit/src/laws/bodies.ts'
import { idempotency } from '../../contract-kit/src/laws/idempotency.ts'
import { pages } from '../../contract-kit/src/laws/lists.ts'
import { malformedBodies } from '../../contract-kit/src/laws/malformedBodies.ts'
import { methods, paths } from '../../contract-kit/src/laws/paths.ts'
import { queries } from '../../contract-kit/src/laws/queries.ts'
import { run } from '../../contract-kit/src/run/run.ts'
import { hostParts } from './support.ts'

const contract = loadContract('openapi/staff/generated/openapi.json')

/** A host that stops: its calls do not wait for events, up to 25 seconds each. `events.test.ts` waits. */
const stopping = new AbortController()
stopping.abort()

async function createTransport(): Promise<Transport> {
  const app = createStaffApp({ ...(await createMockEnv()), ...hostParts(stopping) })
  return async (request) => {
    // The kit knows nothing of versions; `statuses.test.ts` tries them.
    request.headers.set('If-Match', '*')
    return (await callApp(app, { request, cookies: {}, address: '', isOwner: true })).response
  }
}

/**
 * Rules of the public contract alone: its times have the offset of Japan, all its bodies with keys have a text that can be changed, and it
 * has the table of the forms' rules.
 */
const otherRules: string[] = ['body-schema', 'idempotency-conflict', 'error-field']

/** Findings that the staff contract wants. */
const wanted = new Map([
  ['field-null assignAdvisor', 'null takes the advisor away'],
  ['body-malformed importContent', 'a stream of any length reports each bad line'],
  ['body-size importContent', 'a stream of any length reports each bad line'],
  ['idempotency-repeat createToken', 'the text of a token is in no stored answer'],
  ['idempotency-together createToken', 'the text of a token is in no stored answer'],
  // The law sends a body that has succeeded under another key before.
  ['idempotency-together moveProcess', 'the step was taken before'],
  ['idempotency-together settlePending', 'the step was taken before'],
  ['idempotency-together closeProcess', 'the step was taken before'],
  ['idempotency-together recommendJob', 'the job was recommended before'],
  ['idempotency-together replyToMessage', 'the sample has no such message'],
])

test.each(
  [pages, paths, queries, methods, bodies, malformedBodies, idempotency].map(
    (scenario) => [scenario.name, scenario] as const,
  ),
)('%s', async (_name, scenario) => {
  const { log, calls } = await run({
    contract,
    adapter: {},
    transport: await createTransport(),
    scenarios: [scenario],
    rate: 1_000_000,
    timeLimit: 600_000,
    settings: {
      target: new URL('http://localhost'),
      languages: ['ja', 'en'],
      allowWrites: true,
      // The law of paths reads the id of a job by a call of the public contract; `statuses.test.ts` has the 404 of staff.
      isSelected: ({ id }) => scenario !== paths || id !== 'getJob',
      generated: 2,
      seed: 1,
      model: false,
      mailWait: 0,
    },
  })
  expect(calls).toBeGreaterThan(10)
  const findings = log.findings.filter(
    ({ rule, operationId }) => !otherRules.includes(rule) && !wanted.has(`${rule} ${operationId}`),
  )
  expect(
    findings.map(({ rule, operationId, expected, seen }) => `${rule} ${operationId}: ${expected}; ${seen}`),
  ).toEqual([])
})
