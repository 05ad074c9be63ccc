import { expect, test } from 'vitest'
import { pageAt } from './pageAt.ts'

test.each([
  ['/', { lang: 'ja', id: 'home' }],
  ['/en', { lang: 'en', id: 'home' }],
  ['/jobs', { lang: 'ja', id: 'jobs' }],
  ['/en/jobs/detail/3', { lang: 'en', id: 'job' }],
  ['/cases/3', { lang: 'ja', id: 'case' }],
  ['/privacy/member_reg', { lang: 'ja', id: 'memberPrivacy' }],
  ['/jobs/detail', undefined],
  ['/jobs/detail/3/4', undefined],
  ['/blog/aboutus', { lang: 'ja', id: 'blogAbout' }],
  ['/Jobs', undefined],
  ['/english', undefined],
])('%s', (pathname, page) => {
  expect(pageAt(pathname)).toEqual(page)
})
