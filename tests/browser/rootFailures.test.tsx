/** Errors outside of pages, in the part of the application that is around every page. */

import { expect, test, vi } from 'vitest'
import { openPage } from './support/openPage.tsx'

const broken = new Error('The browser has no entries of navigations')

/** Makes a function of the browser fail that the application calls outside of pages. */
function breakNavigationEntries() {
  const getEntries = performance.getEntriesByType.bind(performance)
  return vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => {
    if (type === 'navigation') throw broken
    return getEntries(type)
  })
}

test('an unknown address in the other language is not found, and nothing else', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { screen, router } = await openPage('/privacy')
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await router.navigate('/en/nope')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
  await expect.element(screen.getByRole('link', { name: 'Hashi home' })).toBeVisible()
  await expect.poll(() => log.mock.calls).toEqual([['Page Not Found: /en/nope']])
})

test('a browser that fails around the pages shows the not-found page, which can be left', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const entries = breakNavigationEntries()
  const { screen } = await openPage('/en/privacy')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found')
  await expect.poll(() => screen.getByRole('contentinfo').element().textContent).toContain('Hashi Inc.')
  await expect.poll(() => document.title).toBe('Page Not Found | Hashi')
  expect(document.documentElement.lang).toBe('en')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(log).toHaveBeenCalledWith(broken)

  entries.mockRestore()
  await screen.getByRole('link', { name: '日本語ホームへ' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Page Not Found')
  await expect.poll(() => document.title).not.toContain('Page Not Found')
  expect(document.querySelector('meta[name=robots]')).toBeNull()
})

test('a bot gets nothing of it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(Navigator.prototype, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)')
  breakNavigationEntries()
  const { screen } = await openPage('/en/privacy')
  await expect.element(screen.getByRole('main')).toBeEmptyDOMElement()
  expect(screen.container.textContent).toBe('')
  await expect.poll(() => document.title).toBe('Hashi')
})
