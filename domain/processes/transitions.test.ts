import { describe, expect, test } from 'vitest'
import { ProcessStatus, RecommendationAction } from '#openapi/generated/options.ts'
import { isStatusAlias } from './statusAlias.ts'
import { canAnswer, isRecommendationStatus, transitions } from './transitions.ts'

const all = (refusal: string) => ({ apply: refusal, inquiry: refusal, decline: refusal })
const open = { apply: 'MyPageRecApply', inquiry: 'MyPageRecInquiry', decline: 'MyPageRecReject' }

const expected = {
  MyPageRecommend: open,
  MyPageRecInquiry: open,
  MyPageRecPending: all('still-processing'),
  MyPageRecApply: all('already-applied'),
  MyPageRecReject: all('already-declined'),
} as const

const rows = Object.keys(expected).filter(isStatusAlias).filter(isRecommendationStatus)

describe.each(rows)('%s', (status) => {
  const answers = expected[status]

  test.each(RecommendationAction)('%s', (action) => {
    const { to, refusal } = transitions[status][action]
    expect(to ?? refusal).toBe(answers[action])
  })

  test('defines whether an answer is possible', () => {
    expect(canAnswer(status)).toBe(answers === open)
  })
})

test('statuses of applications are not those of recommendations', () => {
  const aliases = Object.keys(ProcessStatus).filter(isStatusAlias).filter(isRecommendationStatus)
  expect(aliases.sort()).toEqual(Object.keys(expected).sort())
  expect(canAnswer('MyPageAppOffer')).toBe(false)
})
