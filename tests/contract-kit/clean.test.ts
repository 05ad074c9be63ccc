/** The kit finds nothing on the unbroken mock, and reaches every operation. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReport } from '../../contract-kit/src/report/report.ts'
import { type RunningMock, startRunningMock } from './runningMock.ts'
import { contract, runKit } from './target.ts'

const lines = (findings: { rule: string; operationId: string | null; expected: string; seen: string }[]) =>
  findings.map(({ rule, operationId, expected, seen }) => `${rule} ${operationId}: ${expected}; ${seen}`)

let mock: RunningMock
beforeAll(async () => {
  mock = await startRunningMock()
})
afterAll(() => mock.stop())

test('the unbroken mock has no findings, and every status that can be reached is seen', async () => {
  const result = await runKit(mock.target, { target: mock.url })
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
