import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { type Program, freePort, startProgram } from '../../scripts/programs.ts'
import { expectNoViolation } from './support/axe.ts'
import { expect, hydrated, test } from './support/test.ts'

// One build and one server for all tests.
test.describe.configure({ mode: 'default' })

const VITE = 'node_modules/vite/bin/vite.js'

let folder: string
let program: Program
let url: string

/** A build, because a page of the development server loads a thousand modules. Only the first test is about that server. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hashi-mock-mode-'))
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, BUILD_FOLDER: folder }
  await promisify(execFile)(process.execPath, [VITE, 'build', '--mode', 'mock'], { env })
  const port = await freePort()
  const flags = ['--mode', 'mock', '--port', String(port), '--strictPort']
  program = await startProgram([VITE, 'preview', ...flags], { BUILD_FOLDER: folder })
  url = `http://localhost:${port}`
})
test.afterAll(async () => {
  await program.stop()
  await rm(folder, { recursive: true })
})

test('the development server runs the site without a server', async ({ open, page }) => {
  const port = await freePort()
  const development = await startProgram([VITE], { PORT: String(port) })
  await open(`http://localhost:${port}/en`)
  await expect(page.getByRole('main').locator('a[href*="/jobs/detail/"]')).toHaveCount(3)
  // The worker continues the requests of a closed page, and without the server they would fail. Both end with their context.
  await page.context().close()
  await development.stop()
})

test('the site runs without a server, and its worker answers calls of the API and of the mock only', async ({
  open,
  page,
}) => {
  const fromWorker: string[] = []
  page.on('response', (response) => {
    if (response.fromServiceWorker()) fromWorker.push(new URL(response.url()).pathname)
  })
  await open(`${url}/en`)
  const main = page.getByRole('main')
  await expect(main.locator('a[href*="/jobs/detail/"]')).toHaveCount(3)
  await expect(main.locator('a[href*="/cases/"]')).toHaveCount(6)
  await page.getByRole('banner').getByRole('link', { name: 'Find jobs' }).click()
  await expect(main.getByRole('article')).toHaveCount(20)
  await page.locator('input[name="jobCategory"][value="qa"]').click()
  await expect(page).toHaveURL(`${url}/en/jobs?jobCategory=qa`)
  await expect(main.getByRole('article')).not.toHaveCount(20)
  expect(fromWorker).toContain('/api/v1/job')
  expect(fromWorker.filter((path) => !/^.(api|__mock)./.test(path))).toEqual([])
})

test('an address with a hash opens at its element', async ({ open, page }) => {
  await open(`${url}/en/privacy#cookies`)
  await expect(page.locator('#cookies')).toBeInViewport()
})

test('an address of an earlier site opens its new page, and “back” does not lead to it', async ({
  open,
  page,
}) => {
  await open(`${url}/en/privacy`)
  await open(`${url}/en/attention/new/1?from=mail#main`)
  await expect(page).toHaveURL(`${url}/en/attention?from=mail#main`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
  await page.goBack()
  await expect(page).toHaveURL(`${url}/en/privacy`)
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
  // The calls of the page itself must not coincide with the logout.
  const ownCalls = ['notification', 'interested-list'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/applicant/${name}`)),
  )
  await open(path)
  await Promise.all(ownCalls)
  expect(await call('auth')).toBe(200)
  expect(await call('logout', { method: 'POST', headers })).toBe(200)
  await page.reload()
  await hydrated(page)
  expect(await call('auth')).toBe(401)
  await open(`${url}/en/jobs`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
})

test('the panel signs in as a persona, and Reset signs out', async ({ open, page, faults }) => {
  await open(`${url}/en/privacy`)
  await openPanel(page)
  await page.locator('select[name=persona]').selectOption('maria')
  await expect(page.getByRole('banner').getByRole('link', { name: /My Page/ })).toBeVisible()
  await expect(page.locator('select[name=persona]')).toHaveValue('maria')
  faults.expect(/^401 .*\/auth$/)
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible()
  await expect(page.locator('select[name=persona]')).toHaveValue('')
})

test('a fault shows the error of the page, and an address shares it', async ({
  open,
  page,
  browser,
  faults,
}) => {
  await open(`${url}/en/privacy`)
  const panel = await openPanel(page)
  await page.locator('select[name=operation]').selectOption('listStories')
  await page.locator('select[name=fault]').selectOption('500')
  await panel.getByRole('tab', { name: 'Share' }).click()
  const address = panel.getByLabel('Address', { exact: true })
  await expect(address).toHaveValue(/\?mock=fault:listStories,500$/)
  faults.expect(/^500 .*\/case\?/)
  await open(`${url}/en/cases`)
  await expect(page.getByRole('heading', { name: 'The stories could not be loaded' })).toBeVisible()

  const context = await browser.newContext()
  const colleague = await context.newPage()
  await colleague.goto(`${url}/en/privacy`)
  await openPanel(colleague)
  await colleague.locator('select[name=persona]').selectOption('maria')
  const account = colleague.getByRole('banner').getByRole('link', { name: /My Page/ })
  await expect(account).toBeVisible()
  await colleague.goto((await address.inputValue()).replace('/privacy', '/cases'))
  await expect(colleague.getByRole('heading', { name: 'The stories could not be loaded' })).toBeVisible()
  await expect(colleague).toHaveURL(`${url}/en/cases`)
  // The shared page has no session.
  await expect(account).toHaveCount(0)
  await expect(colleague.locator('select[name=persona]')).toHaveValue('')
  await context.close()
})

test('a reload keeps the log', async ({ open, page }) => {
  await open(`${url}/en/cases`)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.evaluate(() => fetch('/api/v1/blog/tag').then((response) => response.text()))
  await open(`${url}/en/privacy`)
  const panel = await openPanel(page)
  await panel.getByRole('tab', { name: 'Log' }).click()
  const kept = panel.getByText('GET /blog/tag', { exact: true })
  await expect(kept).toHaveCount(1)
  await kept.click()
  await expect(panel.getByRole('region', { name: 'Answer, headers and body' })).toContainText('tags')
  await panel.getByRole('button', { name: 'Empty' }).click()
  await expect(kept).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(panel.getByText(/^No request yet|^GET/).first()).toBeVisible()
  await expect(kept).toHaveCount(0)
})

test('a journey of the clock ends the session', async ({ open, page, faults }) => {
  await open(`${url}/en/privacy`)
  const panel = await openPanel(page)
  await page.locator('select[name=persona]').selectOption('linh')
  await expect(page.getByRole('banner').getByRole('link', { name: /My Page/ })).toBeVisible()
  await panel.getByRole('tab', { name: 'Clock' }).click()
  await panel.getByRole('button', { name: '+1 day' }).click()
  await expect(panel.getByRole('button', { name: 'Back to the real time' })).toBeEnabled()
  faults.expect(/^401 .*\/auth$/)
  await open(`${url}/en/applicant/mypage`)
  await expect(page).toHaveURL(/\/en\/applicant\/login/)
})

test('the page shows the time of the mock, at once and after a reload', async ({ open, page }) => {
  await open(`${url}/en/privacy`)
  const panel = await openPanel(page)
  await panel.getByRole('tab', { name: 'Clock' }).click()
  const year = page.getByRole('contentinfo').getByText('© 2031')
  await expect(year).toHaveCount(0)
  await panel.getByLabel('Date and time in Japan').fill('2031-02-03T04:05')
  await panel.getByRole('button', { name: 'Travel' }).click()
  await expect(year).toBeVisible()
  await panel.getByRole('button', { name: 'Freeze' }).click()
  await panel.getByRole('button', { name: 'Reload page' }).click()
  await expect(year).toBeVisible()
  await panel.getByRole('button', { name: 'Back to the real time' }).click()
  await expect(year).toHaveCount(0)
})

test('the link of a mail opens the account', async ({ open, page }) => {
  await open(`${url}/en/privacy`)
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Make a person: Just entered' }).click()
  await panel.getByRole('tab', { name: 'Outbox' }).click()
  await panel
    .getByRole('link', { name: /\/applicant\/verify\?token=/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/applicant\/(verify|setting)/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('a call that no operation answers is named on the page and in the console', async ({
  open,
  page,
  faults,
}) => {
  faults.expect(/^404 .*\/api\/v1\/jobs$/)
  faults.expect(/No operation of the contract answers GET \/api\/v1\/jobs/)
  await open(`${url}/en/privacy`)
  await page.evaluate(() => fetch('/api/v1/jobs').then((response) => response.text()))
  await expect(page.getByRole('alert').filter({ hasText: '/api/v1/jobs' })).toContainText('searchJobs')
})

test('the panel has no fault of accessibility, and is not printed', async ({ open, page }) => {
  await open(`${url}/en/privacy`)
  const panel = await openPanel(page)
  for (const name of ['Personas', 'Faults', 'Clock', 'Outbox', 'Log', 'Data', 'Share']) {
    await panel.getByRole('tab', { name }).click()
    await expect(panel.locator('[aria-busy]')).toHaveCount(0)
    await expectNoViolation(page)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Mock', exact: true })).toBeHidden()
})

/** Opens the panel, if it is closed, and returns it. */
async function openPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Mock mode' })
  const button = page.getByRole('button', { name: 'Mock', exact: true })
  await expect(button).toBeVisible()
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await expect(panel).toBeVisible()
  return panel
}
