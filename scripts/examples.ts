/**
 * Writes examples of operations that need only the sample content, from the responses of the backend. Run it after a change of
 * the content (`node scripts/examples.ts`), then `npm run generate`. A test compares the files.
 */

import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { type Lang, languages } from '#domain/lang.ts'
import { type TestApp, type TestResponse, createTestApp } from '#mocks/test.ts'

type Call = { path: string; summary: string }

/** Calls with responses in both languages, by file. The ids are the examples of the path parameters. */
const localisedCalls: Record<string, Call> = {
  searchJobs: { path: '/job?facets=true', summary: 'First page of all jobs, with counts' },
  'searchJobs.requirements': {
    path: '/job?jobCategory=qa&sequence=true&perPage=1',
    summary: 'The requirements of the jobs of a role',
  },
  'searchJobs.saved': {
    path: '/job?job_id=20401,20402,20435',
    summary: 'Saved jobs; one has closed',
  },
  'searchJobs.noResult': { path: '/job?searchWord=cobol&location=okinawa', summary: 'No result' },
  getJob: { path: '/job/20401', summary: 'An open job' },
  listStories: { path: '/case', summary: 'All stories' },
  'listStories.top': { path: '/case?top=true', summary: 'The six stories of the home page' },
  listAdvisors: { path: '/advisor', summary: 'All advisors' },
  getStory: { path: '/case/3', summary: 'A new graduate, without a job before' },
  'getStory.careerChange': { path: '/case/1', summary: 'A person who has worked before' },
  listOptions: { path: '/master/hrbc-options', summary: 'All options' },
}

/** Calls of the sample applicant Maria, by file. */
const personalCalls: Record<string, Call> = {
  searchProcesses: { path: '/process/search', summary: 'First page of twelve applications' },
  'searchProcesses.page2': {
    path: '/process/search?page=2',
    summary: 'Second page, with a job that has closed',
  },
  listAppliedJobs: { path: '/applicant/applied-job', summary: 'Maria’s twelve jobs' },
  listRecommendations: { path: '/process/recommend', summary: 'Recommendations in every status' },
  getProcess: { path: '/process/detail/4010', summary: 'First interview is set' },
  'getProcess.offered': { path: '/process/detail/4006', summary: 'An offer that awaits an answer' },
  'getProcess.joined': { path: '/process/detail/4001', summary: 'Joined' },
  'getProcess.rejected': { path: '/process/detail/4004', summary: 'Rejected after the screening' },
  'getProcess.closedJob': { path: '/process/detail/4002', summary: 'Withdrawn; the job has closed' },
  listNotifications: { path: '/applicant/notification', summary: 'Two unread notifications' },
  getProfile: { path: '/applicant/profile', summary: 'Maria’s complete profile' },
}

/** The reference day of the sample applicants' dates (`content/people/moments.ts`). */
const DAY_OF_LIVES = new Date('2026-11-21T09:12:00+09:00')

/** Calls with responses that do not depend on the caller's language, by file. */
const otherCalls: Record<string, Call> = {
  listArticles: { path: '/blog/article', summary: 'Newest articles of both languages' },
  'getArticle.ja': {
    path: '/blog/article/report-your-change-of-employer',
    summary: 'An article written in Japanese',
  },
  'getArticle.en': {
    path: '/blog/article/your-first-payslip-line-by-line',
    summary: 'An article written in English',
  },
  'getArticle.draft': {
    path: '/blog/article/your-first-fortnight-in-japan?draftKey=60bc21801b640c4de94b5883c79cbacf',
    summary: 'A draft, opened with its key',
  },
  listBlogCategories: { path: '/blog/category', summary: 'All categories' },
  listBlogTags: { path: '/blog/tag', summary: 'All tags in use' },
  listRecommendedArticles: {
    path: '/blog/recommendation?slug=report-your-change-of-employer',
    summary: 'Recommendations while a Japanese article is read',
  },
}

const DEFAULT_LANGUAGE: Lang = 'ja'
const languageNames = { ja: 'Japanese', en: 'English' }

export type ExampleFile = { file: string; content: { summary: string; value: unknown } }

/** Creates the example files from the backend at fixed times. Throws if a call fails. */
export async function examples(): Promise<ExampleFile[]> {
  const anyone = await createTestApp()
  const maria = await createTestApp({ now: DAY_OF_LIVES })
  await maria.call('POST', '/applicant/login', {
    body: { email: 'maria@example.com', password: SAMPLE_PASSWORD },
  })
  const others = Object.entries(otherCalls).map(([name, call]) =>
    exampleOf(anyone, name, { ...call, lang: DEFAULT_LANGUAGE }),
  )
  return Promise.all([
    ...inLanguages(anyone, localisedCalls),
    ...inLanguages(maria, personalCalls),
    ...others,
  ])
}

const inLanguages = (app: TestApp, calls: Record<string, Call>) =>
  Object.entries(calls).flatMap(([name, { path, summary }]) =>
    languages.map((lang) =>
      exampleOf(app, `${name}.${lang}`, { path, lang, summary: `${summary} (${languageNames[lang]})` }),
    ),
  )

async function exampleOf(
  { call }: TestApp,
  name: string,
  { path, lang, summary }: Call & { lang: Lang },
): Promise<ExampleFile> {
  return {
    file: `openapi/components/examples/${name}.yaml`,
    content: { summary, value: successOf(await call('GET', path, { lang })) },
  }
}

function successOf({ status, body }: TestResponse): unknown {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return body
}

if (import.meta.main) {
  for (const { file, content } of await examples())
    writeFileSync(file, stringify(content, { lineWidth: 120, version: '1.1' }))
}
