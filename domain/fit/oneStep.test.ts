import { expect, test } from 'vitest'
import type { Conditions } from './conditions.ts'
import { type CountedFacts, type StepKind, afterStep, oneStepOf, stationsOf } from './oneStep.ts'

const person: Conditions = {
  japanese: 'daily_conversational_level_jp',
  english: 'business_level_en',
  residence: 'abroad',
  visa: 'none',
}
const inJapan: Partial<Conditions> = { residence: 'japan', visa: 'change' }

/** Jobs with the same requirements, paid from `pay` million yen upwards in steps of 200,000. */
const jobs = (count: number, pay: number, facts: Partial<CountedFacts> = {}): CountedFacts => ({
  japaneseLevel: 'daily_conversational_level_jp',
  englishLevel: 'business_level_en',
  applyFromAbroad: true,
  visaSupport: true,
  ...facts,
  jobs: count,
  pays: Array.from({ length: count }, (_, index) => pay * 1_000_000 + index * 200_000),
})

const business = { japaneseLevel: 'business_level_jp' } as const
const fluent = { japaneseLevel: 'fluent_jp' } as const
const native = { japaneseLevel: 'native_jp' } as const
const english = { englishLevel: 'fluent_en' } as const
const residents = { applyFromAbroad: false } as const
const unsupported = { applyFromAbroad: false, visaSupport: false } as const

type Case = [
  name: string,
  found: CountedFacts[],
  told: Partial<Conditions>,
  expected: { now: number; steps: [StepKind, number][]; pair?: [StepKind, StepKind, number] },
]

test.each<Case>([
  ['no jobs', [], {}, { now: 0, steps: [] }],
  ['everything is open', [jobs(3, 5)], {}, { now: 3, steps: [] }],
  ['a level of Japanese', [jobs(3, 5), jobs(2, 6, business)], {}, { now: 3, steps: [['japanese', 2]] }],
  [
    'two levels are no single step',
    [jobs(1, 6, fluent)],
    {},
    { now: 0, steps: [], pair: ['japanese', 'japanese', 1] },
  ],
  ['nobody becomes a native speaker', [jobs(1, 6, native)], { japanese: 'fluent_jp' }, { now: 0, steps: [] }],
  [
    'the step that opens most comes first',
    [jobs(1, 5), jobs(2, 6, english), jobs(4, 6, residents), jobs(3, 6, business)],
    {},
    {
      now: 1,
      steps: [
        ['residence', 4],
        ['japanese', 3],
        ['english', 2],
      ],
    },
  ],
  [
    'two steps only together',
    [jobs(1, 5), jobs(4, 6, { ...business, ...residents })],
    {},
    { now: 1, steps: [], pair: ['japanese', 'residence', 4] },
  ],
  [
    'a status of their own for people in Japan',
    [jobs(2, 5, unsupported)],
    inJapan,
    { now: 0, steps: [['visa', 2]] },
  ],
  [
    'a status of their own only with a move for people abroad',
    [jobs(2, 5, unsupported)],
    {},
    { now: 0, steps: [], pair: ['residence', 'visa', 2] },
  ],
  ['a skipped question has no step', [jobs(2, 5, business)], { japanese: null }, { now: 2, steps: [] }],
])('%s', (_, found, told, { now, steps, pair }) => {
  const result = oneStepOf(found, { ...person, ...told })
  expect(result.now.jobs).toBe(now)
  expect(result.steps.map(({ kind, opens }) => [kind, opens])).toEqual(steps)
  expect(result.pair && [...result.pair.kinds, result.pair.opens]).toEqual(pair ?? null)
})

test('the median pay is that of all jobs that are open then', () => {
  // 5.0 to 5.8, and 7.0 to 8.0 million yen.
  const { now, steps } = oneStepOf([jobs(5, 5), jobs(6, 7, business)], person)
  expect(now).toEqual({ jobs: 5, median: 5_400_000 })
  expect(steps[0]?.after).toEqual({ jobs: 11, median: 7_000_000 })
})

test('an even number of jobs has the median between the middle two', () => {
  expect(oneStepOf([jobs(6, 5)], person).now.median).toBe(5_500_000)
})

test('below five jobs no pay is named', () => {
  expect(oneStepOf([jobs(4, 5)], person).now).toEqual({ jobs: 4, median: null })
})

test('sponsored jobs are counted for people who need a status', () => {
  expect(oneStepOf([jobs(5, 5)], person).sponsored).toEqual({ jobs: 5, median: 5_400_000 })
  expect(oneStepOf([jobs(5, 5)], { ...person, residence: 'japan', visa: 'work' }).sponsored).toBeNull()
})

test('the way of a language goes from none to fluent, and marks the person', () => {
  const stations = stationsOf(
    [jobs(1, 5, { japaneseLevel: 'none_jp' }), jobs(2, 5), jobs(3, 5, fluent)],
    person,
    'japanese',
  )
  expect(stations.map(({ open, isNow }) => [open.jobs, isNow])).toEqual([
    [1, false],
    [1, false],
    [3, true],
    [3, false],
    [6, false],
  ])
})

test('the way of a move has two ends', () => {
  const stations = stationsOf([jobs(1, 5), jobs(2, 5, residents)], person, 'residence')
  expect(stations.map(({ open, isNow }) => [open.jobs, isNow])).toEqual([
    [1, true],
    [3, false],
  ])
})

test.each<[kind: StepKind, told: Partial<Conditions>, to: Partial<Conditions> | null]>([
  ['japanese', { japanese: 'none_jp' }, { japanese: 'basic_conversational_level_jp' }],
  ['japanese', { japanese: 'fluent_jp' }, null],
  ['english', { english: 'business_level_en' }, { english: 'fluent_en' }],
  ['residence', {}, { residence: 'japan' }],
  ['residence', inJapan, null],
  ['visa', inJapan, { visa: 'work' }],
  ['visa', { residence: 'japan', visa: 'unlimited' }, null],
])('the step %s from %j leads to %j', (kind, told, to) => {
  const before = { ...person, ...told }
  expect(afterStep(before, kind)).toEqual(to && { ...before, ...to })
})
