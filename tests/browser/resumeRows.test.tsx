/** The rows and dates of the resume's editor, on the mock. */

import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { flowState } from '#src/routes/flowState.ts'
import { logInAs } from './support/account.ts'
import { RESUME, edit, values } from './support/editors.tsx'
import { resetMocks } from './support/mocks.ts'
import { resizeWindow } from './support/resizeWindow.ts'

beforeEach(async () => {
  await resetMocks()
  await logInAs('maria')
})

const WORK = /^work\.\d+\.description$/

test('the resume starts with the stored values, under the names of the contract', async () => {
  await edit(RESUME)
  expect(values(/^birthday\./)).toEqual(['1992', '4', '17'])
  expect(values(/^education\.\d+\.(year|month)$/)).toEqual(['2010', '2', '2013', '12'])
  expect(values(WORK)).toHaveLength(6)
  expect(values(/^(nationality|visaStatusinJapan|postalCode)$/)).toEqual(['10435', '11226', '460-0000'])
  expect(flowState('resume').get().draft).toEqual({})
})

test('a row moves with its buttons; the pressed button keeps the focus, and the move is announced', async () => {
  const { screen } = await edit(RESUME)
  const [first, second] = values(WORK)
  const list = screen.getByRole('list', { name: 'Work' })
  await list.getByRole('button', { name: `Move down ${first}` }).click()
  await expect.poll(() => values(WORK).slice(0, 2)).toEqual([second, first])
  await expect.element(list.getByRole('button', { name: `Move down ${first}` })).toHaveFocus()
  await list.getByRole('button', { name: `Move up ${first}` }).click()
  await expect.poll(() => values(WORK).slice(0, 2)).toEqual([first, second])
  // The row is the first now, so that only the other button remains.
  await expect.element(list.getByRole('button', { name: `Move down ${first}` })).toHaveFocus()
  expect(document.body.textContent).toContain(`${first} moved to place 1 of 6.`)
})

test('education and work have 18 rows together, added and removed with buttons', async () => {
  const { screen } = await edit(RESUME)
  const add = screen.getByRole('button', { name: 'Add work' })
  for (let count = 8; count < 18; count += 1) await add.click()
  await expect.element(add).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Add education' })).toBeDisabled()
  expect(values(WORK)).toHaveLength(16)
  // A new row is not wrong before it is left.
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0)
  await screen.getByRole('button', { name: /^Remove row 16/ }).click()
  await expect.poll(() => values(WORK)).toHaveLength(15)
  await expect.element(add).toBeEnabled()
})

test('a removed row can be put back; the focus stays in the list', async () => {
  const { screen } = await edit(RESUME)
  const before = values(/^work\./)
  const [, second, third] = values(WORK)
  await screen.getByRole('button', { name: `Remove ${second}` }).click()
  await expect.poll(() => values(WORK)).not.toContain(second)
  await expect.element(screen.getByRole('button', { name: `Remove ${third}` })).toHaveFocus()
  await expect.element(screen.getByText(`Removed: ${second}`)).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => values(/^work\./)).toEqual(before)
  expect(document.activeElement?.getAttribute('name')).toBe('work.1.year')
})

test('years are shown in the chosen calendar', async () => {
  const { screen } = await edit(RESUME)
  await screen.getByRole('radio', { name: /^Japanese/ }).click()
  const year = document.querySelector<HTMLSelectElement>('[name="work.0.year"]')
  await expect.poll(() => year?.selectedOptions[0]?.text).toBe('2014 (Heisei 26)')
  expect([...(year?.options ?? [])].map(({ text }) => text)).toContain('2019 (Heisei 31, Reiwa 1)')
})

test('the selects of a year and a month show their choices on one line', async () => {
  const { screen } = await edit(RESUME)
  await screen.getByRole('radio', { name: /^Japanese/ }).click()
  const heightOf = (name: string) => document.querySelector(`[name="${name}"]`)?.clientHeight
  await expect.poll(() => heightOf('work.0.year')).toBe(heightOf('work.0.month'))
  // A line that continues the previous one has neither.
  expect(values(/^work\.1\.month$/)).toEqual([''])
  expect(heightOf('work.1.month')).toBe(heightOf('work.0.month'))
})

test('a double click removes one row, not its neighbour too', async () => {
  const { screen } = await edit(RESUME)
  const before = values(WORK)
  await screen.getByRole('button', { name: `Remove ${before[1]}` }).dblClick()
  await expect.element(screen.getByText(`Removed: ${before[1]}`)).toBeVisible()
  expect(values(WORK)).toEqual(before.toSpliced(1, 1))
})

test('on a phone the years of the Japanese calendar take one line, a year of two eras two', async () => {
  await resizeWindow(390, 844)
  const { screen } = await edit(RESUME)
  await screen.getByRole('radio', { name: /^Japanese/ }).click()
  const year = document.querySelector<HTMLSelectElement>('[name="work.0.year"]')
  const month = document.querySelector('[name="work.0.month"]')
  if (!year || !month) throw new Error('The first row of work is missing')
  await expect.poll(() => year.clientHeight).toBe(month.clientHeight)
  await userEvent.selectOptions(year, '2019 (Heisei 31, Reiwa 1)')
  const lineHeight = Number.parseFloat(getComputedStyle(year).lineHeight)
  expect(year.clientHeight - month.clientHeight).toBeLessThan(1.5 * lineHeight)
})
