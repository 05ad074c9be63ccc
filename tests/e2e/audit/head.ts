import type { Page, Response } from '@playwright/test'
import { expect } from '../support/test.ts'

/** The script leaves the head as the server has sent it; tests of the renderer check its content. */
export async function expectHeadOfServer(page: Page, response: Response): Promise<void> {
  const [sent, shown] = await page.evaluate(
    (html) => {
      const headOf = (document: Document) => [
        document.title,
        ...[...document.head.querySelectorAll('meta, link:not([rel*=preload], [rel=stylesheet])')]
          .map(({ outerHTML }) => outerHTML)
          .sort(),
      ]
      return [headOf(new DOMParser().parseFromString(html, 'text/html')), headOf(document)]
    },
    await response.text(),
  )
  expect(shown).toEqual(sent)
}
