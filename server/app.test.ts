import { expect, test, vi } from 'vitest'
import { createApp } from '#backend/app.ts'
import { createMockEnv } from '#mocks/env.ts'
import { createSite } from './app.ts'

test('what fails unforeseen is logged, and answered with the headers of the site', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reason = new Error('no memory')
  const site = createSite({
    api: createApp(await createMockEnv({})),
    resources: [],
    pages: () => Promise.reject(reason),
    trustProxy: false,
  })
  const answer = await site(new Request('http://localhost/en/jobs?word=secret'))
  expect(answer.status).toBe(500)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(await answer.text()).toContain('<a lang="ja" href="/">日本語ホームへ</a>')
  expect(errors).toHaveBeenCalledWith('GET /en/jobs:', reason)
})
