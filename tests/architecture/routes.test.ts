import { expect, test } from 'vitest'
import type { Row } from '#src/routes/row.ts'
import { table } from '#src/routes/table.ts'

const rows: [string, Row][] = Object.entries(table)

/** The routes of the specification in both languages; those of the blog and `security-acts` are Japanese only. */
const ofSpecification = `
  / /cases /cases/: /jobs /jobs/detail/: /favoritelist
  /entry /entry/upload-files /entry/additional-info /entry/confirm /entry/complete
  /inquiry /inquiry/confirm /inquiry/complete /inquiry/other /inquiry/other/confirm /inquiry/other/complete /inquiry/privacy
  /recruiting /recruiting/inquiry /recruiting/inquiry/confirm /recruiting/inquiry/complete
  /company /privacy /privacy/member_reg /attention /invitation /invitation/complete
  /applicant/login /applicant/forget /applicant/forget/sent /applicant/verify /applicant/loading
  /applicant/setting /applicant/setting/complete
  /applicant/password/reset /applicant/password/reset/complete /applicant/email/confirm
  /applicant/mypage /applicant/mypage/pdf /applicant/mypage/pdf/generate
  /applicant/mypage/jobs /applicant/mypage/jobs/detail/: /applicant/mypage/keep
  /applicant/mypage/email /applicant/mypage/email/complete /applicant/mypage/password /applicant/mypage/password/complete
  /applicant/mypage/referral /applicant/mypage/contact /applicant/mypage/contact/complete
  /applicant/mypage/career /applicant/mypage/career/complete
  /applicant/mypage/resume /applicant/mypage/resume/step2 /applicant/mypage/resume/complete
  /applicant/mypage/profile /applicant/mypage/profile/edit /applicant/mypage/profile/history
  /applicant/mypage/profile/addition /applicant/mypage/profile/complete
  /applicant/mypage/application /applicant/mypage/application/detail/: /applicant/mypage/recommendation/detail/:
  /applicant/mypage/notification/: /applicant/mypage/notification/welcome
`
const japaneseOnly = `
  /blog /blog/aboutus /blog/preview /blog/page/: /blog/tag/: /blog/category/* /blog/: /blog/:/embed /security-acts/32
`

const routesOf = (text: string) => text.trim().split(/\s+/)
const withoutNames = (path: string) => path.replaceAll(/:\w+/g, ':')

test('every route of the specification has its page', () => {
  const built = rows.map(([, { path }]) => withoutNames(path))
  const missing = [...routesOf(ofSpecification), ...routesOf(japaneseOnly)].filter(
    (path) => !built.includes(path),
  )
  expect(missing).toEqual([])
})

test('every page is a route of the specification', () => {
  const known = [...routesOf(ofSpecification), ...routesOf(japaneseOnly)]
  expect(rows.map(([, { path }]) => withoutNames(path)).filter((path) => !known.includes(path))).toEqual([])
})

test('pages that exist in Japanese only are marked', () => {
  for (const [, { path, only }] of rows) {
    expect([path, only]).toEqual([
      path,
      routesOf(japaneseOnly).includes(withoutNames(path)) ? 'ja' : undefined,
    ])
  }
})

test('no two pages have the same address', () => {
  const addresses = rows.map(([, { path }]) => withoutNames(path))
  expect(new Set(addresses).size).toBe(addresses.length)
})
