/** The kit finds nothing on the unbroken mock, and reaches every operation. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReport } from '../../contract-kit/src/report/report.ts'
import { tolerate } from './breaking.ts'
import { type RunningMock, startRunningMock } from './runningMock.ts'
import { type Target, contract, createTarget, runKit } from './target.ts'

const lines = (findings: { rule: string; operationId: string | null; expected: string; seen: string }[]) =>
  findings.map(({ rule, operationId, expected, seen }) => `${rule} ${operationId}: ${expected}; ${seen}`)

/** Two for each kind of an inquiry. */
const FORMS_WITH_LITTLE = 6

let mock: RunningMock
beforeAll(async () => {
  mock = await startRunningMock()
})
afterAll(() => mock.stop())

test('the unbroken mock has no findings, and every status that can be reached is seen', async () => {
  const result = await runKit(mock.target, { target: mock.url, model: true })
  expect(lines(result.log.findings)).toEqual([])
  const report = createReport(result, {
    contract,
    target: mock.url,
    startedAt: new Date(),
    allowWrites: true,
    languages: ['ja', 'en'],
    seed: 1,
    isSelected: () => true,
  })
  const missing = report.operations.flatMap(({ operationId, statuses }) =>
    statuses
      .filter(({ state }) => state !== 'covered' && state !== 'not reachable')
      .map(({ status, state }) => `${operationId} ${status} ${state}`),
  )
  expect(missing).toEqual([])
  expect(result.log.skips).toEqual([])
})

test('the cookies of a site behind https have no findings', async () => {
  const target = new URL('https://localhost')
  const { log } = await runKit(await createTarget({ secure: true }), {
    target,
    only: ['login', 'logout', 'getAuth'],
  })
  expect(lines(log.findings)).toEqual([])
  expect(log.coverage.get('getAuth')?.get(200)?.calls).toBeGreaterThan(0)
})

test('a recommendation that was pending before the clock moves is no finding of its deadline', async () => {
  const { log } = await runKit(await createTarget(), { only: ['getAuth', 'listRecommendations'] })
  expect(lines(log.findings)).toEqual([])
  expect(log.checked.get('listRecommendations')?.get('lifetime')).toBe(1)
})

test('a limit that an earlier run has reached is no finding', async () => {
  const target = await createTimelessTarget()
  const first = await runKit(target, { only: ['checkEmail'] })
  expect(first.log.coverage.get('checkEmail')?.get(429)?.calls).toBeGreaterThan(0)
  const { log } = await runKit(target, { only: ['createEntry', 'checkEmail'] })
  expect(lines(log.findings)).toEqual([])
})

/** A target without clock and reset, where the limits of calls end some checks. */
async function createTimelessTarget(): Promise<Target> {
  const { transport, adapter } = await createTarget()
  const { accounts, lastMail } = adapter
  return { transport, adapter: { ...(accounts && { accounts }), ...(lastMail && { lastMail }) } }
}

test('without a clock the wrong bodies of a form with a limit leave room for right ones', async () => {
  const target = await createTimelessTarget()
  const { log } = await runKit(target, { only: ['createInquiry'] })
  const seen = [...(log.coverage.get('createInquiry')?.keys() ?? [])]
  expect(seen.sort((a, b) => a - b)).toEqual([201, 400, 403, 409, 413, 415, 422, 429])
  expect(lines(log.findings)).toEqual([])
})

test('without a clock a rule of the last kind of a form is checked, and forms with little are sent', async () => {
  const { transport, adapter } = await createTimelessTarget()
  const isLenient = tolerate('createInquiry', 'noOfEmployeeNeeded', { id: 1 })
  const { log } = await runKit({ transport: isLenient(transport), adapter }, { only: ['createInquiry'] })
  expect(log.findings.map(({ rule }) => rule)).toContain('field-rule')
  expect(log.checked.get('createInquiry')?.get('field-edge')).toBeGreaterThan(FORMS_WITH_LITTLE)
})
