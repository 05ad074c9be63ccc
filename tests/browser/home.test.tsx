import { expect, test } from 'vitest'
import { fail, lost, onGet, problem } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

const isNewest = (request: Request) => new URL(request.url).searchParams.get('perPage') === '3'

// These tests fail on an error in the console.
test.each([
  ['cannot be loaded', () => problem(500)],
  ['cannot be reached', () => lost()],
] as const)('the newest jobs are not there when they %s', async (_, answer) => {
  const fault = onGet('/job', (request) => (isNewest(request) ? answer() : undefined))
  fail(fault)
  const { screen } = await openPage('/en')
  await expect.element(screen.getByRole('heading', { name: 'People who crossed' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Newest jobs' })).not.toBeInTheDocument()
  await expect.poll(fault.calls).toBeGreaterThan(0)
  await expect.element(screen.getByRole('button', { name: /^Search \d+ jobs$/ })).toBeVisible()
})

test('stories that fail to load are left out', async () => {
  fail(onGet('/case', () => problem(503)))
  const { screen } = await openPage('/')
  await expect.element(screen.getByRole('heading', { name: '新着の求人' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: '橋を渡った人たち' })).not.toBeInTheDocument()
})

test('the page renders even if all API calls fail', async () => {
  fail(onGet('/*', lost))
  const { screen } = await openPage('/en')
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Search jobs' })).toBeVisible()
})
