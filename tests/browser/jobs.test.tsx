import { expect, test } from 'vitest'
import { fail, lost, never, onGet, problem, repair } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'
import { resizeWindow } from './support/resizeWindow.ts'

const languages = [
  { path: '/en/jobs', failed: 'The jobs could not be loaded', retry: 'Try again' },
  { path: '/jobs', failed: '求人を読み込めませんでした', retry: 'もう一度試す' },
]

test.each(languages)(
  '$path: a list that fails to load shows an error and a retry button',
  async ({ path, failed, retry }) => {
    const fault = onGet('/job', () => problem(500))
    fail(fault)
    const { screen } = await openPage(`${path}?jobCategory=qa`)
    await expect.element(screen.getByRole('heading', { name: failed })).toBeVisible()
    // The first request and the retry of the specification.
    expect(fault.calls()).toBe(2)
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(screen.getByRole('article')).not.toBeInTheDocument()

    await screen.getByRole('button', { name: retry }).click()
    await expect.poll(fault.calls).toBe(4)
    await expect.element(screen.getByRole('heading', { name: failed })).toBeVisible()

    repair()
    await screen.getByRole('button', { name: retry }).click()
    await expect.element(screen.getByRole('article').first()).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: failed })).not.toBeInTheDocument()
  },
)

test('a list fails to load after a lost connection', async () => {
  const fault = onGet('/job', lost)
  fail(fault)
  const { screen } = await openPage('/en/jobs')
  await expect.element(screen.getByRole('heading', { name: 'The jobs could not be loaded' })).toBeVisible()
  repair()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('article').first()).toBeVisible()
})

test('a request to a busy API is retried after its Retry-After', async () => {
  const times: number[] = []
  fail(
    onGet('/job', () => {
      times.push(performance.now())
      return times.length === 1 ? problem(503, { 'Retry-After': '1' }) : undefined
    }),
  )
  const { screen } = await openPage('/en/jobs')
  await expect.element(screen.getByRole('article').first()).toBeVisible()
  expect(times).toHaveLength(2)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1000)
})

test('a placeholder is shown while the list loads', async () => {
  fail(onGet('/job', never))
  const { screen } = await openPage('/en/jobs')
  await expect.element(screen.getByRole('main').getByText('Loading...')).toBeInTheDocument()
  await expect.element(screen.getByRole('checkbox', { name: 'QA and testing' })).toBeVisible()
})

test('previous jobs stay until those of the new search have loaded', async () => {
  const { screen, router } = await openPage('/en/jobs')
  await expect.element(screen.getByRole('article').first()).toBeVisible()
  const waiting = Promise.withResolvers<undefined>()
  fail(onGet('/job', () => waiting.promise))
  await screen.getByRole('checkbox', { name: /^QA and testing/ }).click()
  await expect.element(screen.getByRole('checkbox', { name: /^QA and testing/ })).toBeChecked()
  await expect.poll(() => router.state.location.search).toBe('?jobCategory=qa')
  await expect.poll(() => screen.getByRole('article').elements().length).toBe(20)
  waiting.resolve(undefined)
  await expect.poll(() => screen.getByRole('article').elements().length).toBeLessThan(20)
})

test('on the narrowest phone the words of a level are in one line with its planks', async () => {
  await resizeWindow(320, 800)
  const { screen } = await openPage('/en/jobs')
  const levels = screen.getByRole('article').getByText(/^(Not required|Conversational)$/)
  await expect.element(levels.first()).toBeVisible()
  for (const level of levels.elements()) {
    expect(level.getClientRects()).toHaveLength(1)
    const { left } = level.closest('dd')?.getBoundingClientRect() ?? { left: NaN }
    expect(level.getBoundingClientRect().left).toBeGreaterThan(left + 40)
  }
})

test.each(['/jobs/detail/20402', '/en/jobs/detail/20402'])(
  '%s: on the narrowest phone the buttons at the foot keep the margin of the window',
  async (path) => {
    await resizeWindow(320, 700)
    const { screen } = await openPage(path)
    const bar = screen
      .getByRole('main')
      .getByRole('region', { name: /^(Apply for this job|この求人に応募する)$/ })
    const save = bar.getByRole('button', { name: /^(Save|気になる)/ })
    await expect.element(save).toBeVisible()
    expect(save.element().getBoundingClientRect().right).toBeLessThanOrEqual(304)
  },
)
