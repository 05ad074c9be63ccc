import { expect, test } from 'vitest'
import { withTransportSecurity } from './transportSecurity.ts'

test.each([
  ['https://hashi.example.com', 'max-age=31536000'],
  ['http://localhost:3000', null],
])('the HSTS header of %s is %s', async (origin, header) => {
  const site = withTransportSecurity(() => Promise.resolve(new Response('', { status: 404 })), origin)
  const response = await site(new Request('http://localhost/'))
  expect(response.status).toBe(404)
  expect(response.headers.get('Strict-Transport-Security')).toBe(header)
})
