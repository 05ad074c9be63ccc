/** The flow of the career history. */

import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { flowState } from '#src/routes/flowState.ts'
import { logInAs } from './support/account.ts'
import { CAREER, edit, values } from './support/editors.tsx'
import { fail, lost, onGet, repair, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const flow = flowState('career')

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

test('an editor that cannot be loaded can be tried again', async () => {
  fail(onGet('/applicant/career', lost))
  const { screen } = await openPage(CAREER)
  const failed = screen.getByRole('heading', { name: 'Your document could not be loaded' })
  await expect.element(failed).toBeVisible()
  repair()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Name/ }).first()).toHaveValue('Maria Santos')
})

test('a company needs its dates; then it is saved', async () => {
  const { main } = await edit(CAREER)
  const before = values(/^companies\.\d+\.companyName$/)
  await main.getByRole('button', { name: 'Add a company' }).click()
  const name = () => document.querySelector(`[name="companies.${before.length}.companyName"]`)
  await expect.poll(() => document.activeElement).toBe(name())
  await userEvent.keyboard('<b>橋本工業</b>')
  const save = () => main.getByRole('button', { name: 'Save the career history' }).click()
  await save()
  await expect
    .element(main.getByRole('alert'))
    .toMatchTextContent(/Please choose both the year and the month\./)
  const joined = main.getByRole('group', { name: 'Joined' }).first()
  await joined.getByRole('combobox', { name: 'Year' }).selectOptions('2024')
  await joined.getByRole('combobox', { name: 'Month' }).selectOptions('5')
  await save()
  await expect
    .element(main.getByRole('heading', { name: 'Your career history has been saved' }))
    .toBeVisible()
  await expect.poll(() => flow.get().draft).toEqual({})
  await main.getByRole('link', { name: 'Edit again' }).click()
  await expect.poll(() => values(/^companies\.\d+\.companyName$/)).toEqual(['<b>橋本工業</b>', ...before])
})

test.each([
  [/^Newest work first/, ['Newest', '東海ホスティング株式会社', '中部自動車部品株式会社']],
  [/^Oldest work first/, ['中部自動車部品株式会社', '東海ホスティング株式会社', 'Newest']],
])('form and preview have one order, and a new company its place in it (%s)', async (order, expected) => {
  const { main } = await edit(CAREER)
  await main.getByRole('radio', { name: order }).click()
  await main.getByRole('button', { name: 'Add a company' }).click()
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('companies.2.companyName')
  await userEvent.keyboard('Newest')
  expect(values(/^companies\.\d+\.companyName$/)).toEqual(expected)
  const paper = () =>
    [...document.querySelectorAll('main svg[role=img]')].map(({ textContent }) => textContent).join('')
  const places = () => expected.map((name) => paper().indexOf(name))
  await expect.poll(() => places().every((place) => place >= 0)).toBe(true)
  expect(places()).toEqual(places().toSorted((a, b) => a - b))
})

test('the draft survives a reload and asks before it is lost', async () => {
  const first = await edit(CAREER)
  await first.main.getByRole('textbox', { name: /^Summary/ }).fill('Ten years of networks')
  await expect.poll(() => flow.get().draft).toEqual({ summary: 'Ten years of networks' })
  await first.screen.unmount()
  const { screen, router } = await edit(CAREER)
  expect(values(/^summary$/)).toEqual(['Ten years of networks'])
  void router.navigate('/en/applicant/mypage')
  const dialog = screen.getByRole('dialog', { name: 'Leave this page?' })
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/en/applicant/mypage')
  await expect.poll(() => flow.get().draft).toEqual({})
})

test('the complete page leads to the editor if it is opened by itself', async () => {
  const { router } = await openPage(`${CAREER}/complete`)
  await expect.poll(() => router.state.location.pathname).toBe(CAREER)
})

test('a form of one page has no progress', async () => {
  const { main } = await edit(CAREER)
  await expect.element(main.getByRole('button', { name: 'Save the career history' })).toBeVisible()
  expect(main.getByRole('list', { name: 'Progress' }).elements()).toHaveLength(0)
})
