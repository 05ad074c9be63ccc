import { expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { inLanguage } from '#src/routes/href.ts'
import { table } from '#src/routes/table.ts'
import type { Row } from '#src/routes/row.ts'

/** Routes of the specification (§2) that have no page yet. When one gets its page, this number goes down; it never goes up. */
const STILL_TO_BUILD = 38

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

test('the site map', () => {
  const lines = rows.map(([id, { path, layout, only }]) => {
    const addresses = languages.map((lang) => (only && only !== lang ? '-' : inLanguage(lang, path)))
    return [id.padEnd(8), layout.padEnd(8), ...addresses.map((address) => address.padEnd(20))]
      .join(' ')
      .trimEnd()
  })
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "home     top      /                    /en
    cases    client   /cases               /en/cases
    case     client   /cases/:id           /en/cases/:id
    jobs     client   /jobs                /en/jobs
    job      client   /jobs/detail/:id     /en/jobs/detail/:id
    favoritelist client   /favoritelist        /en/favoritelist
    entry    client   /entry               /en/entry
    entryFiles client   /entry/upload-files  /en/entry/upload-files
    entryExperience client   /entry/additional-info /en/entry/additional-info
    entryConfirm client   /entry/confirm       /en/entry/confirm
    entryComplete client   /entry/complete      /en/entry/complete
    blog     blog     /blog                -
    blogPage blog     /blog/page/:id       -
    blogCategory blog     /blog/category/*     -
    blogTag  blog     /blog/tag/:tag       -
    blogAbout blog     /blog/aboutus        -
    blogPreview blog     /blog/preview        -
    article  blog     /blog/:slug          -
    articleEmbed embed    /blog/:slug/embed    -
    inquiry  client   /inquiry             /en/inquiry
    inquiryConfirm client   /inquiry/confirm     /en/inquiry/confirm
    inquiryComplete client   /inquiry/complete    /en/inquiry/complete
    inquiryOther client   /inquiry/other       /en/inquiry/other
    inquiryOtherConfirm client   /inquiry/other/confirm /en/inquiry/other/confirm
    inquiryOtherComplete client   /inquiry/other/complete /en/inquiry/other/complete
    recruitingInquiry company  /recruiting/inquiry  /en/recruiting/inquiry
    recruitingInquiryConfirm company  /recruiting/inquiry/confirm /en/recruiting/inquiry/confirm
    recruitingInquiryComplete company  /recruiting/inquiry/complete /en/recruiting/inquiry/complete
    invitation client   /invitation          /en/invitation
    invitationComplete client   /invitation/complete /en/invitation/complete
    recruiting company  /recruiting          /en/recruiting
    company  company  /company             /en/company
    privacy  company  /privacy             /en/privacy
    memberPrivacy company  /privacy/member_reg  /en/privacy/member_reg
    inquiryPrivacy company  /inquiry/privacy     /en/inquiry/privacy
    attention company  /attention           /en/attention
    securityActs company  /security-acts/32    -"
  `)
})

test('every route of the specification has its page, or waits for it', () => {
  const built = rows.map(([, { path }]) => withoutNames(path))
  const missing = [...routesOf(ofSpecification), ...routesOf(japaneseOnly)].filter(
    (path) => !built.includes(path),
  )
  expect(missing).toHaveLength(STILL_TO_BUILD)
})

test('there is no page beside those of the specification', () => {
  const known = [...routesOf(ofSpecification), ...routesOf(japaneseOnly)]
  expect(rows.map(([, { path }]) => withoutNames(path)).filter((path) => !known.includes(path))).toEqual([])
})

test('what exists in Japanese only is marked so', () => {
  for (const [, { path, only }] of rows) {
    expect([path, only]).toEqual([
      path,
      routesOf(japaneseOnly).includes(withoutNames(path)) ? 'ja' : undefined,
    ])
  }
})

test('no two pages have one address', () => {
  const addresses = rows.map(([, { path }]) => withoutNames(path))
  expect(new Set(addresses).size).toBe(addresses.length)
})
