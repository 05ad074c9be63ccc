import { type Page, type Request, expect } from '@playwright/test'

/** Records the scripts of pages that a tab requests, by file name without the hash; not files such as `StoriesPage-shared`. */
export function watchScripts(page: Page) {
  const names: string[] = []
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    underWay.add(request)
    const name = /\/assets\/(\w+Page)-[\w-]{7}\.js$/.exec(request.url())?.[1]
    if (name) names.push(name)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))

  /** Waits until the code of these pages and its dependencies have loaded. */
  const loaded = (...pages: string[]) =>
    expect.poll(() => pages.filter((name) => !names.includes(name)).length + underWay.size).toBe(0)

  return { names, loaded }
}
