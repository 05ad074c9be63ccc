/** Japanese terms and kana, offered while a person writes a resume in English. */

import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { logInAs } from './support/account.ts'
import { CAREER, RESUME, edit, values } from './support/editors.tsx'
import { resetMocks } from './support/mocks.ts'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

const WORK = /^work\.\d+\.description$/

async function addWork() {
  const { screen } = await edit(RESUME)
  await screen.getByRole('button', { name: 'Add work' }).click()
  const field = screen.getByRole('list', { name: 'Work' }).getByRole('combobox', { name: 'Details' }).last()
  return { screen, field }
}

test('terms are chosen with keys; the line keeps the rest', async () => {
  const { screen, field } = await addWork()
  await field.fill('Sample Systems joi')
  const option = screen.getByRole('option', { name: '入社 joined' })
  await expect.element(option).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
  expect(field.element().getAttribute('aria-activedescendant')).toBe(option.element().id)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => values(WORK).at(-1)).toBe('Sample Systems 入社')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
})

test('a term is chosen with a press; Escape closes the list and changes nothing', async () => {
  const { screen, field } = await addWork()
  await field.fill('Graduated from Pune University')
  await screen.getByRole('option', { name: /^卒業 / }).click()
  await expect.poll(() => values(WORK).at(-1)).toBe('Pune University 卒業')
  await field.fill('intern')
  await expect.element(screen.getByRole('option', { name: /^インターンシップ / })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  expect(values(WORK).at(-1)).toBe('intern')
})

test('kana for a name are proposed while there are none, and put in on a press', async () => {
  const { screen } = await edit(RESUME)
  const kana = screen.getByRole('textbox', { name: /^Name in hiragana/ })
  await kana.fill('')
  await screen.getByRole('button', { name: 'Fill in まりあ さんとす' }).click()
  await expect.element(kana).toHaveValue('まりあ さんとす')
  await expect.element(kana).toHaveFocus()
})

test('the career history suggests kinds of employment', async () => {
  const { screen } = await edit(CAREER)
  const field = screen.getByRole('combobox', { name: /^Employment type/ }).first()
  await field.fill('full-time')
  await screen.getByRole('option', { name: /^正社員 / }).click()
  await expect.element(field).toHaveValue('正社員')
})
