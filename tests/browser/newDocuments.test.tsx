/** A new resume or career history starts with the profile's values. */

import { beforeEach, expect, test } from 'vitest'
import { EnglishSkill, JapaneseSkill, Nationality, VisaStatus } from '#openapi/generated/options.ts'
import { updateProfile } from '#src/api/generated/profile/profile.ts'
import type { ProfileUpdate } from '#src/api/profile.ts'
import { flowState } from '#src/routes/flowState.ts'
import { logInAs } from './support/account.ts'
import { CAREER, RESUME, edit, values } from './support/editors.tsx'
import { fail, onGet, problem, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const name = 'Nguyễn Thị Linh'
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const known: ProfileUpdate = {
  photo: { name: 'linh.png', type: 'image/png', data: dot },
  name,
  nameKana: 'グエン ティ リン',
  birthday: '1999-02-28',
  gender: 2,
  phoneNumber: '08011112222',
  nationality: Nationality.vietnam,
  visaStatusinJapan: VisaStatus.student,
  visaExpiry: '2027-03-31',
  currentLocation: 'JP',
  japaneseLanguageSkill: JapaneseSkill.daily_conversational,
  englishLanguageSkill: EnglishSkill.business,
  itSkills: [{ it_skills: 'python', yoe: '3_years_more' }],
}

beforeEach(async () => {
  await resetMocks()
  await logInAs('linh')
  await updateProfile('en', known)
})

test('a new resume has the values of the profile, and the person can change them', async () => {
  const { main } = await edit(RESUME, { name })
  expect(values(/^birthday/)).toEqual(['1999', '2', '28'])
  expect(values(/^visaExpiry/)).toEqual(['2027', '3', '31'])
  expect(values(/^(nameKana|nationality|visaStatusinJapan|phoneNumber)/)).toEqual([
    'ぐえん てぃ りん',
    String(known.nationality),
    String(known.visaStatusinJapan),
    '08011112222',
  ])
  // Stating the gender in the form is voluntary.
  expect(values(/^gender/)).toEqual([''])
  expect(document.querySelector(`main img[src$="${dot}"]`)).not.toBeNull()
  expect(flowState('resume').get().draft).toEqual({})

  await main
    .getByRole('textbox', { name: /^Phone number/ })
    .first()
    .fill('0312345678')
  await main.getByRole('button', { name: 'Continue' }).click()
  await main.getByRole('button', { name: 'Save the resume' }).click()
  await main.getByRole('link', { name: 'Edit again' }).click()
  await expect.element(main.getByRole('textbox', { name: /^Phone number/ }).first()).toHaveValue('0312345678')
  expect(values(/^birthday.year/)).toEqual(['1999'])
})

test('a saved resume keeps its own values when the profile changes', async () => {
  await logInAs('maria')
  await updateProfile('en', { ...known, name: 'Maria S.' })
  await edit(RESUME)
  expect(values(/^birthday.year/)).toEqual(['1992'])
})

test('a new career history has name and skills of the profile', async () => {
  await edit(CAREER, { name })
  expect(values(/^itSkills/)).toEqual(['python', '3_years_more'])
})

test('a profile that cannot be loaded is named, and can be tried again', async () => {
  fail(onGet('/applicant/profile', () => problem(500)))
  const { screen } = await openPage(RESUME)
  const again = screen.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  repair()
  await again.click()
  await expect.element(screen.getByRole('textbox', { name: /^Name/ }).first()).toHaveValue(name)
})

test.each([
  ['resume', RESUME],
  ['career history', CAREER],
])('beside an empty %s there is a finished example, and the page itself after a press', async (_, path) => {
  const { main } = await edit(path, { name })
  const preview = main.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByRole('img', { name: /^Example: .*page 1 of/ })).toBeVisible()
  await expect.element(preview.getByRole('img').first()).toMatchTextContent(/Priya Sharma/)
  await preview.getByRole('button', { name: 'Show my page' }).click()
  await expect.element(preview.getByRole('img').first()).toMatchTextContent(/Nguyễn Thị Linh/)
})
