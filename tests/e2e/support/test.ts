import { type BrowserContext, type Page, type Response, test as base } from '@playwright/test'

type Faults = {
  /** Lets a message through that a test expects; it must come. */
  expect: (pattern: RegExp) => void
}

type Fixtures = {
  /** What goes wrong in the page beside what the test looks at fails the test: see `watch`. */
  faults: Faults
  /** Opens an address and waits until the page's script has taken over. */
  open: (path: string) => Promise<Response>
}

export const test = base.extend<Fixtures>({
  baseURL: ({}, use) => use(process.env.SITE_URL),

  faults: [
    // The page is named so that it stays open until its last message has come.
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

/** Waits until React has taken over the page that the server sent. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
}

/** Collects errors and warnings of the console, uncaught errors, failed requests and answers from 400 on. */
function watch(context: BrowserContext, hasScript: boolean): string[] {
  const seen: string[] = []
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
    // What a navigation or a newer search makes superfluous is given up.
    const isGivenUp = reason === 'net::ERR_ABORTED'
    // Where scripts are off the browser refuses to load them.
    const isScript = !hasScript && reason === 'csp'
    if (!isGivenUp && !isScript) seen.push(`${reason} ${request.url()}`)
  })
  return seen
}
