import { expect, test } from 'vitest'
import { loginHref, redirectIn } from './redirect.ts'

const wanted = (redirect: string) => redirectIn(new URLSearchParams({ redirect }))

test.each([
  '/',
  '/en',
  '/applicant/mypage',
  '/en/applicant/mypage/email',
  '/en/applicant/mypage?page=2&from=a%2Fb#recommendations',
  '/jobs?searchWord=%E6%9D%B1%E4%BA%AC%20//x',
  '/cases/12',
])('%s is a way back', (path) => {
  expect(wanted(path)).toBe(path)
})

test.each([
  ['another site', 'https://other.example/applicant/mypage'],
  ['a protocol without slashes', 'https:other.example'],
  ['a protocol without slashes, of the same path', 'https:/applicant/mypage'],
  ['code', 'javascript:alert(1)'],
  ['code in capitals after a blank', ' JavaScript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['two slashes', '//other.example'],
  ['three slashes', '///other.example'],
  ['a backslash', '/\\other.example'],
  ['two backslashes', '\\\\other.example'],
  ['a backslash within the path', '/applicant\\mypage'],
  ['a tab', '/\t/other.example'],
  ['a line break', '/\n/other.example'],
  ['a carriage return', '/\r/other.example'],
  ['a NUL', '/\0/other.example'],
  ['a path that becomes two slashes', '/.//other.example'],
  ['a path that climbs to two slashes', '/a/..//other.example'],
  ['encoded slashes', '/%2Fother.example'],
  ['slashes that were encoded twice', '/%252F/other.example'],
  ['an encoded backslash', '/%5Cother.example'],
  ['a backslash that was encoded twice', '/%255Cother.example'],
  ['an encoded tab', '/%09/other.example'],
  ['a host after a user', '//user@other.example'],
  ['an unknown page', '/nothing'],
  ['a call of the API', '/api/v1/applicant/logout'],
  ['a path that is not absolute', 'applicant/mypage'],
  ['a query alone', '?redirect=/applicant/mypage'],
  ['nothing', ''],
  ['an address that cannot be parsed', '//['],
])('%s is refused', (_, path) => {
  expect(wanted(path)).toBeNull()
  expect(redirectIn(`?redirect=${path}`)).toBeNull()
})

test('without a way back there is no redirect', () => {
  expect(redirectIn('')).toBeNull()
})

test('the login page leads back to path, query and hash', () => {
  const place = { pathname: '/en/applicant/mypage', search: '?a=1&b=2', hash: '#c' }
  const url = new URL(loginHref('en', place), 'https://hashi.example')
  expect(url.pathname).toBe('/en/applicant/login')
  expect(redirectIn(url.searchParams)).toBe('/en/applicant/mypage?a=1&b=2#c')
})
