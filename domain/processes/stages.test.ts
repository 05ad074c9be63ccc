import { expect, test } from 'vitest'
import { stages, withoutSkipped } from './stages.ts'
import type { StatusAlias } from './statusAlias.ts'

const day = '2026-11-01T10:00:00+09:00'

/** The stages of an application that has reached these. */
const at = (...reached: StatusAlias[]) =>
  stages.map((status) => ({ status, reachedAt: reached.includes(status) ? day : null }))

test.each<[string, StatusAlias[], StatusAlias[]]>([
  ['nothing before the start', [], []],
  ['no stage ahead', ['MyPageAppReceived', 'MyPageAppScreening'], []],
  [
    'the final interview before an offer',
    [
      'MyPageAppReceived',
      'MyPageAppScreening',
      'MyPageAppInterview1',
      'MyPageAppInterview2',
      'MyPageAppOffer',
    ],
    ['MyPageAppFinal'],
  ],
  [
    'several',
    ['MyPageAppReceived', 'MyPageAppFinal'],
    ['MyPageAppScreening', 'MyPageAppInterview1', 'MyPageAppInterview2'],
  ],
])('a list of stages leaves out %s', (_, reached, skipped) => {
  const shown = withoutSkipped(at(...reached)).map(({ status }) => status)
  expect(shown).toEqual(stages.filter((stage) => !skipped.includes(stage)))
})
