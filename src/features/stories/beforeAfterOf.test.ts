import { beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#i18n/load.ts'
import { type StoryChange, beforeAfterOf } from './beforeAfterOf.ts'

beforeAll(() => Promise.all([loadTexts('en', ['storyCard']), loadTexts('ja', ['storyCard'])]))

const story: StoryChange = {
  jobBeforeTransfer: 'Programmer',
  annualSalaryBeforeTransfer: '3.8',
  jobAfterTransfer: 'Backend engineer',
  annualSalaryAfterTransfer: '6.2',
}

test('both sides have the job, and the salary in the unit of the language', () => {
  expect(beforeAfterOf(story, 'en')).toMatchObject({
    before: { text: 'Programmer', pay: '3.8 Million yen', quiet: false },
    after: { text: 'Backend engineer', pay: '6.2 Million yen' },
  })
})

test.each([
  ['en', 'New graduate'],
  ['ja', '新卒'],
] as const)('without a previous job, in %s the side reads %s and has no salary', (lang, text) => {
  const graduate = { ...story, jobBeforeTransfer: '', annualSalaryBeforeTransfer: '' }
  expect(beforeAfterOf(graduate, lang).before).toMatchObject({ text, pay: '', quiet: true })
})
