import { expect, test, vi } from 'vitest'
import { fail, onGet, problem, repair } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

test.each([
  ['/en/jobs/detail/20402', '/job/20402'],
  ['/en/cases/5', '/case/5'],
])('%s: a record that the API does not know is not found', async (path, call) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  fail(onGet(call, () => problem(404)))
  const { screen } = await openPage(path)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
  await expect.poll(() => log.mock.calls).toEqual([[`Page Not Found: ${path}`]])
})

test.each([
  ['/en/jobs/detail/20402', '/job/20402'],
  ['/en/cases/5', '/case/5'],
])('%s: a fatal error shows the not-found page and is logged', async (path, call) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  fail(onGet(call, () => problem(500)))
  const { screen } = await openPage(path)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
  await expect.poll(() => log.mock.calls).toEqual([[expect.objectContaining({ status: 500 })]])
})

test('stories that fail to load show an error and a retry button', async () => {
  fail(onGet('/case', () => problem(500)))
  const { screen } = await openPage('/en/cases')
  await expect.element(screen.getByRole('heading', { name: 'The stories could not be loaded' })).toBeVisible()
  repair()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('article').first()).toBeVisible()
})

test('an invalid id in an address is not found, without a request to the API', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const calls = onGet('/job/*', () => undefined)
  fail(calls)
  const { screen } = await openPage('/jobs/detail/1x')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
  expect(calls.calls()).toBe(0)
  await expect.poll(() => log.mock.calls).toEqual([['Page Not Found: /jobs/detail/1x']])
})
