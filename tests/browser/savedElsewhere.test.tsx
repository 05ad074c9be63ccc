/** Two tabs that save the same form: the changes of both are saved, and neither replaces unseen changes of the other. */

import { beforeEach, expect, test } from 'vitest'
import { profileRequest, profileValues } from '#domain/forms/profileRequest.ts'
import { storeCareer, storeResume, updateProfile } from '#src/api/generated/profile/profile.ts'
import {
  getGetCareerQueryOptions,
  getGetProfileQueryOptions,
  getGetResumeQueryOptions,
} from '#src/api/profile.ts'
import { createQueryClient } from '#src/app/queryClient.ts'
import { logInAs } from './support/account.ts'
import { CAREER, RESUME, edit, values } from './support/editors.tsx'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const PROFILE = '/en/applicant/mypage/profile/edit'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

/** Another tab, which has loaded nothing yet. */
const other = {
  profile: () => createQueryClient().fetchQuery(getGetProfileQueryOptions('en')),
  resume: () => createQueryClient().fetchQuery(getGetResumeQueryOptions('en')),
  career: () => createQueryClient().fetchQuery(getGetCareerQueryOptions('en')),
}

const saveElsewhere = async (changes: Partial<ReturnType<typeof profileValues>>) =>
  updateProfile('en', profileRequest({ ...profileValues(await other.profile()), ...changes }))

async function openProfile() {
  const { screen } = await openPage(PROFILE)
  const main = screen.getByRole('main')
  await expect.element(main.getByLabelText(/^Full name/)).toHaveValue('Maria Santos')
  return main
}

test('changes of different fields of the profile are both saved', async () => {
  const main = await openProfile()
  await main.getByLabelText(/^Full name/).fill('Maria Silva')
  await saveElsewhere({ phoneNumber: '08012345678' })
  await main.getByRole('button', { name: 'Save' }).click()
  await expect.element(main.getByText('Your profile has been saved')).toBeVisible()
  expect(await other.profile()).toMatchObject({ name: 'Maria Silva', phoneNumber: '08012345678' })
})

test('a field of the profile that was saved elsewhere is named before it is replaced', async () => {
  const main = await openProfile()
  await main.getByLabelText(/^Full name/).fill('Maria Silva')
  await saveElsewhere({ name: 'Maria Souza', phoneNumber: '08012345678' })
  await main.getByRole('button', { name: 'Save' }).click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/since you opened this page: Full name\./)
  expect(await other.profile()).toMatchObject({ name: 'Maria Souza' })
  await main.getByRole('button', { name: 'Save mine instead' }).click()
  await expect.element(main.getByText('Your profile has been saved')).toBeVisible()
  expect(await other.profile()).toMatchObject({ name: 'Maria Silva', phoneNumber: '08012345678' })
})

test('the career history keeps the changes of both tabs', async () => {
  const { main } = await edit(CAREER)
  await main.getByRole('textbox', { name: /^Summary/ }).fill('From this tab')
  await storeCareer('en', { ...(await other.career()), selfPr: 'From the other tab' })
  await main.getByRole('button', { name: 'Save the career history' }).click()
  await expect.element(main.getByText('Your career history has been saved')).toBeVisible()
  expect(await other.career()).toMatchObject({
    summary: 'From this tab',
    selfPr: 'From the other tab',
  })
})

test('a part of the resume that was saved elsewhere is named before it is replaced', async () => {
  const { main } = await edit(RESUME)
  await main.getByRole('button', { name: 'Continue' }).click()
  await main.getByRole('textbox', { name: /^Motivation/ }).fill('From this tab')
  const before = await other.resume()
  await storeResume('en', { ...before, motivation: 'From the other tab', preferences: 'From the other tab' })
  await main.getByRole('button', { name: 'Save the resume' }).click()
  await expect.element(main.getByRole('alert')).toMatchTextContent(/changed somewhere else/)
  expect(values(/^motivation$/)).toEqual(['From this tab'])
  await main.getByRole('button', { name: 'Save mine instead' }).click()
  await expect.element(main.getByText('Your resume has been saved')).toBeVisible()
  expect(await other.resume()).toMatchObject({
    motivation: 'From this tab',
    preferences: 'From the other tab',
  })
})
