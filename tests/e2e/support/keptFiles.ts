import type { Page } from '@playwright/test'

/** Returns the number of documents that the browser stores for forms. */
export const countKeptFiles = (page: Page) =>
  page.evaluate(async () => {
    const open = indexedDB.open('hashi-files')
    await new Promise((resolve) => open.addEventListener('success', resolve))
    const all = open.result.transaction('kept').objectStore('kept').getAllKeys()
    await new Promise((resolve) => all.addEventListener('success', resolve))
    open.result.close()
    return all.result.length
  })
