import { describe, expect, test } from 'vitest'
import { createTestApp } from '#mocks/test.ts'

const app = await createTestApp()

describe('the language of a response', () => {
  test.each([
    [null, 'ja'],
    ['', 'ja'],
    ['ja', 'ja'],
    ['en', 'en'],
    ['EN', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['ja-JP', 'ja'],
    ['ja,en', 'ja'],
    ['en,ja', 'en'],
    ['en;q=0.5, ja;q=0.9', 'ja'],
    ['fr, en;q=0.1', 'en'],
    ['fr', 'ja'],
    ['*', 'ja'],
    ['*, en;q=0.5', 'ja'],
    ['en, *;q=0.5', 'en'],
    ['en;q=0', 'ja'],
    ['en;q=much', 'ja'],
    ['english', 'ja'],
    [';;,,q=', 'ja'],
  ])('for Accept-Language %j is %s', async (header, lang) => {
    const { headers } = await app.call('GET', '/job/20401', { headers: { 'Accept-Language': header } })
    expect(headers.get('Content-Language')).toBe(lang)
  })
})

test.each([
  ['GET', '/case/3', 200],
  ['GET', '/case/99', 404],
  ['GET', '/nothing', 404],
  ['DELETE', '/case', 405],
  ['GET', '/case?page=0', 422],
  ['GET', '/applicant/auth', 401],
  ['POST', '/applicant/login', 400],
])('%s %s (%i) names its language and varies by it', async (method, path, status) => {
  for (const lang of ['ja', 'en'] as const) {
    const answer = await app.call(method, path, {
      lang,
      ...(method === 'POST' && { headers: { 'Content-Type': 'application/json' } }),
    })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Content-Language')).toBe(lang)
    expect(answer.headers.get('Vary')).toContain('Accept-Language')
  }
})

test('texts and problems are in the language', async () => {
  const titles = await Promise.all(
    (['ja', 'en'] as const).map(async (lang) => (await app.call('GET', '/case/99', { lang })).body),
  )
  expect(titles).toMatchObject([{ title: '見つかりません' }, { title: 'Not found' }])
})
