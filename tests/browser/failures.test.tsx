import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fail, lost, onGet, problem, repair } from './support/mocks.ts'
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

test.each([
  ['/en/jobs', '/job', 'The jobs could not be loaded'],
  ['/en/cases', '/case', 'The stories could not be loaded'],
  ['/blog', '/blog/article', '記事を読み込めませんでした'],
])(
  '%s: a list that fails again shows an error, and keeps the focus on its button',
  async (path, call, text) => {
    fail(onGet(call, lost))
    const { screen } = await openPage(path)
    const failed = screen.getByRole('heading', { name: text })
    const button = screen.getByRole('alert').getByRole('button')
    await expect.element(failed).toBeVisible()
    const again = onGet(call, lost)
    fail(again)
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(again.calls).toBeGreaterThan(0)
    await expect.element(button).not.toHaveAttribute('aria-busy')
    await expect.element(button).toHaveFocus()
    repair()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('article').first()).toBeVisible()
    await expect.element(failed).not.toBeInTheDocument()
  },
)

test('an invalid id in an address is not found, without a request to the API', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const calls = onGet('/job/*', () => undefined)
  fail(calls)
  const { screen } = await openPage('/jobs/detail/1x')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
  expect(calls.calls()).toBe(0)
  await expect.poll(() => log.mock.calls).toEqual([['Page Not Found: /jobs/detail/1x']])
})

test.each([
  ['that does not exist', '/en/nope', () => {}],
  [
    'that the API does not know',
    '/en/jobs/detail/20402',
    () => fail(onGet('/job/20402', () => problem(404))),
  ],
  ['whose data fails to load', '/en/cases/5', () => fail(onGet('/case/5', () => problem(500)))],
  ['that fails to render', '/en/cases/5', () => fail(onGet('/case/5', () => Response.json({})))],
])('a bot gets nothing of the not-found page for a page %s; the error is logged', async (_, path, spoil) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(Navigator.prototype, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)')
  const { screen, router } = await openPage('/en/privacy')
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  spoil()
  await router.navigate(path)
  await expect.poll(() => log.mock.calls.length).toBeGreaterThan(0)
  await expect.element(screen.getByRole('main')).toBeEmptyDOMElement()
  expect(screen.container.textContent).not.toContain('Page Not Found')
  await expect.poll(() => document.title).toBe('Hashi')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})
