import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { languages } from '#domain/lang.ts'
import { JOB } from '../support/content.ts'
import { ORIGIN } from './support/site.ts'
import { expect, hydrated, test } from './support/test.ts'

for (const path of ['/en/jobs', '/api/v1/job', '/favicon.svg', '/recruiting_cases']) {
  test(`${path} carries the security headers`, async ({ request }) => {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-powered-by']).toBeUndefined()
  })
}

test('the policy of a page allows no inline script, and the page has none', async ({ page, request }) => {
  const response = await request.get('/en')
  const header = response.headers()['content-security-policy'] ?? ''
  const policy = new Map(
    header.split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('script-src')).toBe("'self'")
  expect(policy.get('style-src')).toMatch(/^'self'( 'sha256-[^']+')+$/)
  expect(policy.get('base-uri')).toBe("'none'")
  expect(policy.get('frame-ancestors')).toBe("'none'")

  await page.goto('/en')
  const inline = await page
    .locator('script:not([src])')
    .evaluateAll((scripts) =>
      scripts.map((script) => script.getAttribute('type')).filter((type) => !type?.includes('json')),
    )
  expect(inline).toEqual([])
  expect(await response.text()).not.toMatch(/<[^>]+ on\w+=/)
})

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
  test(`a page refuses ${method}`, async ({ request }) => {
    const response = await request.fetch('/en/jobs', { method })
    expect(response.status()).toBe(405)
    expect(response.headers()['allow']).toBe('GET, HEAD')
  })
}

test('HEAD responds like GET, without a body', async ({ request }) => {
  const head = await request.head('/en/jobs')
  expect(head.status()).toBe(200)
  expect(head.headers()['content-type']).toBe('text/html; charset=utf-8')
  expect(await head.text()).toBe('')
})

test('scripts and styles are cached forever, and compressed', async ({ page, request }) => {
  await page.goto('/en')
  await hydrated(page)
  const scripts = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((elements) =>
      elements.map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? ''),
    )
  expect(scripts.length).toBeGreaterThan(3)
  for (const path of scripts) {
    const headers = (await request.get(path, { headers: { 'Accept-Encoding': 'br' } })).headers()
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).toBe('br')
    expect(headers['vary']).toContain('Accept-Encoding')
  }
})

test('pages are compressed as the browser accepts, and always revalidated', async ({ request }) => {
  for (const [accepted, used] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ]) {
    const headers = (await request.get('/en', { headers: { 'Accept-Encoding': accepted ?? '' } })).headers()
    expect(headers['content-encoding']).toBe(used)
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('no address contains the Host header', async ({ request }) => {
  const html = await (await request.get('/en/jobs', { headers: { Host: 'evil.example' } })).text()
  expect(html).not.toContain('evil.example')
  expect(html).toContain(`${ORIGIN}/en/jobs`)
})

test('paths cannot leave the client’s folder', async ({ request, baseURL }) => {
  for (const path of [
    '/..%2fserver/main.js',
    '/assets/..%2f..%2fserver%2fmain.js',
    '/.vite/manifest.json',
    '/assets/x.js',
  ]) {
    expect((await request.get(`${baseURL}${path}`)).status(), path).toBe(404)
  }
})

test('a picture is cached, and can be revalidated', async ({ request }) => {
  const first = await request.get(`/og/en/jobs/detail/${JOB}.png`)
  const { etag = '', 'cache-control': caching } = first.headers()
  expect(caching).toBe('public, max-age=3600')
  const again = await request.get(`/og/en/jobs/detail/${JOB}.png`, { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
  expect((await request.get(`/og/ja/jobs/detail/${JOB}.png`)).headers()['etag']).not.toBe(etag)
})

for (const lang of languages) {
  test(`problems are in the requested language (${lang})`, async ({ request }) => {
    const headers = { 'Accept-Language': lang, 'X-Requested-With': 'hashi' }
    const wrong = await request.get('/api/v1/job?salary=1', { headers })
    expect(wrong.status()).toBe(422)
    expect(wrong.headers()['content-type']).toMatch(/^application\/problem\+json/)
    expect(wrong.headers()['content-language']).toBe(lang)
    expect(await wrong.json()).toMatchObject({ status: 422, errors: [{ field: 'salary' }] })
    const missing = await request.get('/api/v1/job/1', { headers })
    expect(missing.status()).toBe(404)
    expect((await missing.json()).detail).toMatch(lang === 'ja' ? /[ぁ-ん]/ : /^[\x20-\x7e’]+$/)
    const refused = await request.delete('/api/v1/job', { headers })
    expect(refused.status()).toBe(405)
    expect(refused.headers()['allow']).toContain('GET')
  })
}

test('an unknown address below the API returns a problem, not a page', async ({ request }) => {
  const response = await request.get('/api/v1/nope')
  expect(response.status()).toBe(404)
  expect(response.headers()['content-type']).toMatch(/^application\/problem\+json/)
})

test('an unknown method returns a problem', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '')
  const socket = connect(Number(port), hostname)
  socket.end('BREW /api/v1/job HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [head, body] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 400 [^]*application\/problem\+json/)
  expect(JSON.parse(body ?? '')).toMatchObject({ type: '/problems/bad-request', status: 400 })
})
