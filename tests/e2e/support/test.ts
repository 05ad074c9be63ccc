import { type BrowserContext, type Page, type Request, type Response, test as base } from '@playwright/test'

type Faults = {
  /** Allows a message that a test expects; the test fails without it. */
  expect: (pattern: RegExp) => void
}

type Fixtures = {
  /** Any other fault in the page fails the test: see `watch`. */
  faults: Faults
  /** Opens an address and waits until the page has hydrated. */
  open: (path: string) => Promise<Response>
}

export const test = base.extend<Fixtures>({
  baseURL: ({}, use) => use(process.env.SITE_URL),

  faults: [
    // The fixture requires the page, so that it stays open until its last message has arrived.
    async ({ context, page: _open, javaScriptEnabled }, use) => {
      const seen = watch(context, javaScriptEnabled)
      const patterns: RegExp[] = []
      await use({ expect: (pattern) => void patterns.push(pattern) })
      base
        .expect(
          seen.filter((text) => !patterns.some((pattern) => pattern.test(text))),
          'faults in the page',
        )
        .toEqual([])
      const missing = () => patterns.filter((pattern) => !seen.some((text) => pattern.test(text)))
      await base.expect.poll(missing, 'faults that did not come').toEqual([])
    },
    { auto: true },
  ],

  open: ({ page }, use) =>
    use(async (path) => {
      const response = await page.goto(path)
      if (!response) throw new Error(`No answer for ${path}`)
      await hydrated(page)
      return response
    }),
})

export { expect } from '@playwright/test'

/** Waits until React has hydrated the server-rendered page, and the browser has laid out all of it. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-started][data-whole]').waitFor({ state: 'attached' })
}

/** Collects console errors and warnings, uncaught errors, failed requests and responses with a status of 400 or more. */
function watch(context: BrowserContext, hasScript: boolean): string[] {
  const seen: string[] = []
  const wasLeft = watchDepartures(context)
  context.on('console', (message) => {
    const isAboutRequest = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isAboutRequest) seen.push(message.text())
  })
  context.on('weberror', (error) => void seen.push(String(error.error())))
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A navigation or a newer search aborts requests that are no longer needed.
    const isAborted = reason === 'net::ERR_ABORTED' || (reason === 'net::ERR_FAILED' && wasLeft(request))
    // With scripts off the browser refuses to load them.
    const isScript = !hasScript && reason === 'csp'
    if (!isAborted && !isScript) seen.push(`${reason} ${request.url()}`)
  })
  return seen
}

/**
 * Returns a function that finds requests of pages that were left while a service worker handled them. Chromium reports the end of such a
 * request as a failure, not as aborted. A page can send requests until the next one has replaced it.
 */
function watchDepartures(context: BrowserContext): (request: Request) => boolean {
  let departures = 0
  let isLeaving = false
  const sentAt = new WeakMap<Request, number>()
  const follow = (page: Page) =>
    page.on('framenavigated', () => {
      if (isLeaving) departures += 1
      isLeaving = false
    })
  context.pages().forEach(follow)
  context.on('page', follow)
  context.on('request', (request) => {
    if (request.isNavigationRequest()) {
      departures += 1
      isLeaving = true
    }
    sentAt.set(request, departures)
  })
  return (request) => context.serviceWorkers().length > 0 && (sentAt.get(request) ?? departures) < departures
}
