import { beforeAll, expect, test } from 'vitest'
import { type Lang, languages } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import type { JobSummary } from '#src/api/jobs.ts'
import { parseSearch } from '#src/features/jobSearch/searchState.ts'
import { jobFeed } from './jobFeed.ts'
import { rssOf } from './rss.ts'

const ORIGIN = 'https://hashi.example'

const job: JobSummary = {
  job_id: 20401,
  title: 'Engineer <C++> & "Go"',
  employer: 'Start-up',
  jobCategory: 'qa',
  employmentType: 'permanent',
  industryName: 'payments',
  place: 'Tokyo',
  location: ['tokyo'],
  nationwideLocation: false,
  remote: 'partial',
  salaryMin: 7_000_000,
  salaryMax: 10_000_000,
  japaneseLevel: 'none_jp',
  englishLevel: 'none_en',
  itSkills: [],
  applyFromAbroad: true,
  visaSupport: true,
  job_registration_date: '2026-11-11T10:00:00+09:00',
  job_update_date: '2026-11-12T10:00:00+09:00',
}

beforeAll(() => Promise.all(languages.map((lang) => loadTexts(lang, ['jobs', 'job', 'jobOptions']))))

const feedOf = (lang: Lang, query: string, jobs = [job]) =>
  jobFeed({ lang, origin: ORIGIN, state: parseSearch(new URLSearchParams(query)).state, jobs })

test.each([
  ['ja', '', '/jobs', '/jobs/feed'],
  ['en', '', '/en/jobs', '/en/jobs/feed'],
  [
    'en',
    'jobCategory=qa,bridge_se',
    '/en/jobs?jobCategory=qa,bridge_se',
    '/en/jobs/feed?jobCategory=qa,bridge_se',
  ],
  ['ja', 'jobCategory=nonsense&x=1', '/jobs', '/jobs/feed'],
] as const)('the feed in %s of "%s" has absolute addresses', (lang, query, link, self) => {
  expect(feedOf(lang, query)).toMatchObject({ link: ORIGIN + link, self: ORIGIN + self, language: lang })
})

test('a job is an item with its facts, and its special characters are escaped', () => {
  const feed = rssOf(feedOf('en', 'jobCategory=qa'))
  expect(feed).toContain('<title>Engineer &lt;C++&gt; &amp; &quot;Go&quot;</title>')
  expect(feed).toContain(`<guid isPermaLink="true">${ORIGIN}/en/jobs/detail/20401</guid>`)
  expect(feed).toContain('<category>QA and testing</category>')
  expect(feed).toContain('<pubDate>Wed, 11 Nov 2026 01:00:00 GMT</pubDate>')
  expect(feed).toContain('<ttl>60</ttl>')
  expect(feed).toMatch(/<description>[^<]*Start-up[^<]*7–10 Million yen/)
})

test('a search without jobs has a valid, empty feed', () => {
  expect(rssOf(feedOf('ja', 'searchWord=cobol', []))).not.toMatch(/<item|lastBuildDate/)
})
