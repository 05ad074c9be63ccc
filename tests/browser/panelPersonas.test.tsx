/** The people of the panel. `tests/mocks/personas.test.ts` has their data. */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { listMails, listPersonas } from '#mocks/control/generated/client.ts'
import { logInAs } from './support/account.ts'
import { repair } from './support/mocks.ts'
import { openPanel, resetPanel, watchReload } from './support/panel.tsx'

beforeEach(resetPanel)
afterEach(repair)
afterEach(resetPanel)

const status = async (path: string) => (await fetch(`/api/v1${path}`)).status
const newest = async () => (await listPersonas()).items.at(-1)

test.each([
  ['Verified', 403],
  ['Full profile', 200],
  ['Offer received', 200],
])('a new person is made and signed in: %s', async (situation, profile) => {
  const reload = watchReload()
  const screen = await openPanel('Personas')
  await screen.getByRole('button', { name: `Make a person: ${situation}` }).click()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  const person = await newest()
  await expect.element(screen.getByLabelText('Signed in as')).toHaveValue(person?.email)
  await expect.element(screen.getByLabelText('Signed in as')).toHaveDisplayValue(situation)
  await expect
    .element(
      screen
        .getByRole('region', { name: 'Made since the last reset' })
        .getByText(String(person?.email), { exact: false }),
    )
    .toBeVisible()
  expect(await status('/applicant/profile')).toBe(profile)
})

test('a new person who has just entered has a link, and no person is signed in', async () => {
  await logInAs('linh')
  const reload = watchReload()
  const screen = await openPanel('Personas')
  await screen.getByLabelText('Language of a new person').selectOptions('ja')
  await screen.getByRole('button', { name: 'Make a person: Just entered' }).click()
  // The page has shown a person.
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  const person = await newest()
  const link = screen.getByRole('link', { name: `Open the link of ${person?.name}` })
  await expect.element(link).toHaveAttribute('href', person?.link)
  expect(person?.link).toContain(`${location.origin}/applicant/verify?token=`)
  await expect.element(screen.getByLabelText('Signed in as')).toHaveValue('')
  expect(await status('/applicant/auth')).toBe(401)
  expect((await listMails({})).items[0]?.subject).toMatch(/[ぁ-ん]/)
})

test('a made person signs in again', async () => {
  const reload = watchReload()
  const screen = await openPanel('Personas')
  await screen.getByRole('button', { name: 'Make a person: Full profile' }).click()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  const person = await newest()
  const select = screen.getByLabelText('Signed in as')
  await select.selectOptions('maria')
  await expect.element(select).toHaveValue('maria')
  await screen.getByRole('button', { name: `Sign in as ${person?.name}` }).click()
  await expect.element(select).toHaveValue(person?.email)
  await select.selectOptions('')
  await expect.element(select).toHaveValue('')
  expect(await status('/applicant/auth')).toBe(401)
})

test('the panel knows who has signed in with the form of the site', async () => {
  const screen = await openPanel('Personas')
  const select = screen.getByLabelText('Signed in as')
  await expect.element(select).toHaveDisplayValue('Nobody')
  await expect.element(select).toHaveValue('')
  await logInAs('linh')
  await expect.element(select).toHaveValue('linh')
})
