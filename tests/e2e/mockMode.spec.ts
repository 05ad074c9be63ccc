import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { type Program, freePort, startProgram } from '../../scripts/programs.ts'
import { expect, hydrated, test } from './support/test.ts'

// One server for all tests: two concurrent starts would prepare the same packages.
test.describe.configure({ mode: 'default' })

let program: Program
let url: string

test.beforeAll(async () => {
  const port = await freePort()
  program = await startProgram(['node_modules/vite/bin/vite.js'], { PORT: String(port) })
  url = `http://localhost:${port}`
})
test.afterAll(() => program.stop())

test('the site runs without a server', async ({ open, page }) => {
  await open(`${url}/en`)
  const main = page.getByRole('main')
  await expect(main.locator('a[href*="/jobs/detail/"]')).toHaveCount(3)
  await expect(main.locator('a[href*="/cases/"]')).toHaveCount(6)
  await page.getByRole('banner').getByRole('link', { name: 'Find jobs' }).click()
  await expect(main.getByRole('article')).toHaveCount(20)
  await page.locator('input[name="jobCategory"][value="qa"]').click()
  await expect(page).toHaveURL(`${url}/en/jobs?jobCategory=qa`)
  await expect(main.getByRole('article')).not.toHaveCount(20)
})

test('an address with a hash opens at its element', async ({ open, page }) => {
  await open(`${url}/en/privacy#cookies`)
  await expect(page.locator('#cookies')).toBeInViewport()
})

test('a reload keeps the session', async ({ open, page, faults }) => {
  /** Calls the API like the page does; returns the status. */
  const call = (
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) =>
    page.evaluate(
      async ([to, how]) => {
        const response = await fetch(`/api/v1/applicant/${to}`, how)
        await response.text()
        return response.status
      },
      [path, init] as const,
    )
  const headers = { 'X-Requested-With': 'hashi', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email: 'maria@example.com', password: SAMPLE_PASSWORD })
  // A page that is complete at its start: leaving it aborts no request of the worker.
  const path = `${url}/en/privacy`
  await open(path)
  faults.expect(/^401 .*\/auth$/)
  expect(await call('auth')).toBe(401)
  expect(await call('login', { method: 'POST', headers, body })).toBe(200)
  expect(await call('auth')).toBe(200)
  await open(path)
  expect(await call('auth')).toBe(200)
  expect(await call('logout', { method: 'POST', headers })).toBe(200)
  await page.reload()
  await hydrated(page)
  expect(await call('auth')).toBe(401)
  await open(`${url}/en/jobs`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
})
