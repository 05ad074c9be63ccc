/** Saved searches in the page: storages that are full or refuse, and two tabs. */

import { beforeEach, expect, test, vi } from 'vitest'
import { fail, lost, onGet, resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(resetMocks)

const searches = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    name: `Search ${place}`,
    query: `searchWord=${place}`,
    savedAt: '2026-11-01T00:00:00.000Z',
    seenAt: '2026-11-01T00:00:00.000Z',
  }))
const store = (list: object[]) => localStorage.setItem('searches', JSON.stringify(list))
const stored = (): { name: string }[] => JSON.parse(localStorage.getItem('searches') ?? '[]')

async function openSearch() {
  const { screen } = await openPage('/en/jobs?jobCategory=qa')
  const save = screen.getByRole('main').getByRole('button', { name: 'Save this search' })
  await expect.element(save).toBeVisible()
  return { screen, save }
}

test('one search too many is refused with a word, and no older one is lost', async () => {
  store(searches(30))
  const { screen, save } = await openSearch()
  await save.click()
  await expect.element(screen.getByText(/You have 30 saved searches, the maximum/)).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(stored()).toHaveLength(30)
})

test('a refusing storage is reported, and the search is there until the page is left', async () => {
  const { screen, save } = await openSearch()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  try {
    await save.click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Save search' }).click()
    await expect.element(screen.getByText(/^Saved until you close this page/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Search saved' })).toBeVisible()
    expect(stored()).toEqual([])
  } finally {
    full.mockRestore()
  }
})

test('a search that another tab saves meanwhile stays beside the one of this tab', async () => {
  const { screen, save } = await openSearch()
  await save.click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Name of the search').fill('Mine')
  store(searches(1))
  window.dispatchEvent(new StorageEvent('storage', { key: 'searches' }))
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expect.poll(() => stored().map(({ name }) => name)).toEqual(['Mine', 'Search 0'])
})

test('a double click on the button that saves a search saves it once', async () => {
  const { screen, save } = await openSearch()
  await save.click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Save search' }).dblClick()
  await expect.element(screen.getByRole('link', { name: 'Search saved' })).toBeVisible()
  expect(stored()).toHaveLength(1)
})

test('a double click removes one search, not its neighbour too', async () => {
  store(searches(3))
  const { screen } = await openPage('/en/favoritelist?show=searches')
  const remove = screen.getByRole('main').getByRole('button', { name: /^Remove/ })
  await remove.first().dblClick()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(stored()).toHaveLength(2)
})

test('the heading of the panel about feeds is an icon and one text, which can wrap', async () => {
  store(searches(1))
  const { screen } = await openPage('/favoritelist?show=searches')
  const heading = screen.getByRole('complementary', { name: 'フィード' }).getByRole('heading')
  await expect.element(heading).toBeVisible()
  const { children, childNodes } = heading.element()
  expect([...children].map(({ tagName }) => tagName)).toEqual(['svg', 'SPAN'])
  expect(childNodes).toHaveLength(2)
})

test('the tabs have the numbers of saved jobs and searches, which follow a removal', async () => {
  store(searches(4))
  localStorage.setItem('message', JSON.stringify({ data: [20401, 20406, 20451] }))
  const { screen } = await openPage('/en/favoritelist?show=searches')
  const tabs = screen.getByRole('navigation', { name: 'Saved', exact: true })
  await expect.element(tabs.getByRole('link', { name: 'Jobs 3' })).toBeVisible()
  await expect.element(tabs.getByRole('link', { name: 'Searches 4' })).toBeVisible()
  await screen
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect.element(tabs.getByRole('link', { name: 'Searches 3' })).toBeVisible()
})

test('a search with new jobs that cannot be counted says so, and still leads to its jobs', async () => {
  store(searches(1))
  fail(onGet('/job', lost))
  const { screen } = await openPage('/en/favoritelist?show=searches')
  const row = screen.getByRole('main').getByRole('listitem').filter({ hasText: 'Search 0' })
  await expect.element(row.getByText('New jobs could not be counted')).toBeVisible()
  await expect.element(row.getByRole('link', { name: 'Search 0' })).toBeVisible()
})
