/** Addresses of earlier sites where no server redirects: in mock mode, and in links within the site. */

import { beforeEach, expect, test } from 'vitest'
import { resetMocks } from './support/mocks.ts'
import { openPage } from './support/openPage.tsx'

beforeEach(resetMocks)

test.each([
  ['/recruiting/cases/5?a=1&b=%2F', '/cases/5?a=1&b=%2F'],
  ['/en/recruiting_cases', '/en/cases'],
  ['/en/attention/new/1', '/en/attention'],
])('%s opens %s', async (from, to) => {
  const { screen, router } = await openPage(from)
  await expect.element(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Page Not Found')
  expect(router.state.location.pathname + router.state.location.search).toBe(to)
})

test('after a link to such an address, “back” leads to the page with the link', async () => {
  const { screen, router } = await openPage('/en/privacy')
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await router.navigate('/en/attention/new')
  expect(router.state.location.pathname).toBe('/en/attention')
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/en/privacy')
})
