/** Pages that the server renders from another API (`HASHI_API_URL`), which may fail or answer nonsense. */

import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { API_BASE, type App, createApp } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { createMockEnv } from '#mocks/env.ts'
import { readPage } from '../site/support/htmlPage.ts'
import { startWholeSite } from '../support/wholeSite.ts'

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** Starts the site with an API that answers as given. Stops the API at the end of the test. */
async function startSiteOf(answer: (request: Request) => Response | Promise<Response>) {
  const listener = getRequestListener(answer)
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stub of the API has no port')
  return startWholeSite({ apiUrl: `http://127.0.0.1:${address.port}${API_BASE}` })
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('an API with empty objects as answers', () => {
  const empty = () => Response.json({})

  test.each([
    ['/cases/5', 'ja', 'Hashi ホーム', '© 2026 株式会社ハシ'],
    ['/en/cases/5', 'en', 'Hashi home', '© 2026 Hashi Inc.'],
    ['/en/jobs/detail/20401', 'en', 'Hashi home', '© 2026 Hashi Inc.'],
  ])('%s is the not-found page, whole and without a script', async (path, lang, logo, copyright) => {
    const site = await startSiteOf(empty)
    const response = await site.get(path)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const page = await readPage(response)
    expect(page).toMatchObject({
      status: 500,
      lang,
      heading: 'Page Not Found',
      title: 'Page Not Found | Hashi',
    })
    expect(page.meta('robots')).toBe('noindex')
    expect(page.html).not.toContain('<script')
    expect(page.html).toMatch(new RegExp(`<header>.*aria-label="${logo}".*</header>`))
    expect(page.html).toMatch(
      /<main.* href="\/"[^>]*>日本語ホームへ<.* href="\/en"[^>]*>Go to the English home<.*<\/main>/,
    )
    expect(page.html).toMatch(new RegExp(`<footer[^>]*>${copyright}</footer>`))
    expect(console.error).toHaveBeenCalledWith(`GET ${path}:`, expect.any(TypeError))
  })

  test.each(['/', '/en/jobs', '/en/cases', '/en/cases/5', '/blog', '/sitemap.xml', '/blog/feed.xml'])(
    'a bot gets no heading of it at %s',
    async (path) => {
      const site = await startSiteOf(empty)
      const response = await site.get(path, { 'User-Agent': GOOGLEBOT })
      expect(await response.text()).not.toContain('Page Not Found')
      expect((await site.get('/en/privacy')).status).toBe(200)
    },
  )
})

describe('an API that fails', () => {
  let api: App
  beforeAll(async () => {
    api = createApp(await createMockEnv({}))
  })

  /** Starts the site with an API that fails at the first try of each call. Returns it with the calls of the API. */
  async function startFailingOnce(failure: () => Response) {
    const calls: string[] = []
    const site = await startSiteOf(async (request) => {
      const isFirst = !calls.includes(request.url)
      calls.push(request.url)
      return isFirst ? failure() : (await callApp(api, { request, cookies: {}, address: '' })).response
    })
    return { site, calls }
  }

  test.each([408, 409, 425, 429, 500, 502, 503, 504])('once with %i is asked again', async (status) => {
    const { site } = await startFailingOnce(() => new Response(null, { status }))
    const page = await readPage(await site.get('/en/cases/5'))
    expect(page.status).toBe(200)
    expect(page.heading).not.toBe('')
  })

  test('and wants to be left alone for some seconds is not asked again: the page says so, too', async () => {
    const headers = { 'Retry-After': '5' }
    const { site, calls } = await startFailingOnce(() => new Response(null, { status: 503, headers }))
    const response = await site.get('/en/cases/5')
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(new Set(calls).size).toBe(calls.length)
  })

  test('for good is asked twice', async () => {
    let calls = 0
    const site = await startSiteOf(({ url }) => {
      if (new URL(url).pathname === `${API_BASE}/case/5`) calls += 1
      return new Response(null, { status: 503 })
    })
    expect((await site.get('/en/cases/5')).status).toBe(503)
    expect(calls).toBe(2)
  })
})
