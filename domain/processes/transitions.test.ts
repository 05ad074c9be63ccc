import { describe, expect, test } from 'vitest'
import { ProcessStatus, RecommendationAction } from '#openapi/generated/options.ts'
import { canAnswer, isRecommendationStatus, transitions } from './transitions.ts'

const { MyPageRecApply, MyPageRecInquiry, MyPageRecReject } = ProcessStatus
const all = (refusal: string) => ({ apply: refusal, inquiry: refusal, decline: refusal })
const open = { apply: MyPageRecApply, inquiry: MyPageRecInquiry, decline: MyPageRecReject }

const expected = {
  MyPageRecommend: open,
  MyPageRecInquiry: open,
  MyPageRecPending: all('still-processing'),
  MyPageRecApply: all('already-applied'),
  MyPageRecReject: all('already-declined'),
} as const

describe.each(Object.entries(expected))('%s', (alias, answers) => {
  const status = ProcessStatus[alias as keyof typeof expected]

  test.each(RecommendationAction)('%s', (action) => {
    const { to, refusal } = transitions[status][action]
    expect(to ?? refusal).toBe(answers[action])
  })

  test('tells whether an answer is possible', () => {
    expect(canAnswer(status)).toBe(answers === open)
  })
})

test('statuses of applications are not those of recommendations', () => {
  const aliases = Object.entries(ProcessStatus).filter(([, status]) => isRecommendationStatus(status))
  expect(aliases.map(([alias]) => alias).sort()).toEqual(Object.keys(expected).sort())
  expect(canAnswer(ProcessStatus.MyPageAppOffer)).toBe(false)
})
