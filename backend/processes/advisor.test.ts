import { expect, test } from 'vitest'
import { process } from '../../tests/store/samples.ts'
import type { Advisor } from '../ports/records.ts'
import { advisorOf } from './advisor.ts'
import { blankDetails } from './blankDetails.ts'

const named = (name: string): Advisor => ({
  initials: name.slice(0, 1),
  ja: { name, languages: '日本語' },
  en: { name, languages: 'Japanese' },
})

const recommended = (id: number, day: number, advisor = named('Emi')) => ({
  ...process(1, 20401, {
    isRecommended: true,
    startedAt: `2026-11-0${day}T00:00:00.000Z`,
    details: { ...blankDetails, advisor },
  }),
  id,
})

test('the advisor of an applicant made the latest recommendation, in whatever order they are stored', () => {
  const [first, second] = [recommended(1, 3), recommended(2, 5, named('Kenji'))]
  expect(advisorOf([first, second])).toEqual(named('Kenji'))
  expect(advisorOf([second, first])).toEqual(named('Kenji'))
})

test('an application without a recommendation names no advisor', () => {
  const application = { ...recommended(1, 3), isRecommended: false }
  expect(advisorOf([])).toBeNull()
  expect(advisorOf([application])).toBeNull()
})
