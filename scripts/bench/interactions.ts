import type { Page } from 'playwright'
import type { Lang } from '#domain/lang.ts'
import { cases as casesEn } from '#i18n/en/cases.ts'
import { common as commonEn } from '#i18n/en/common.ts'
import { dashboard as dashboardEn } from '#i18n/en/dashboard.ts'
import { home as homeEn } from '#i18n/en/home.ts'
import { job as jobEn } from '#i18n/en/job.ts'
import { jobs as jobsEn } from '#i18n/en/jobs.ts'
import { article } from '#i18n/ja/article.ts'
import { cases as casesJa } from '#i18n/ja/cases.ts'
import { common as commonJa } from '#i18n/ja/common.ts'
import { dashboard as dashboardJa } from '#i18n/ja/dashboard.ts'
import { home as homeJa } from '#i18n/ja/home.ts'
import { job as jobJa } from '#i18n/ja/job.ts'
import { jobs as jobsJa } from '#i18n/ja/jobs.ts'
import type { PageKind } from './pageKinds.ts'

export type Interaction = { name: string; act: (page: Page) => Promise<void> }

const texts = {
  ja: { common: commonJa, home: homeJa, jobs: jobsJa, job: jobJa, cases: casesJa, dashboard: dashboardJa },
  en: { common: commonEn, home: homeEn, jobs: jobsEn, job: jobEn, cases: casesEn, dashboard: dashboardEn },
}

/** Returns the interactions with a page, by touch and keyboard, in order. */
export function interactionsOf(name: PageKind['name'], lang: Lang): Interaction[] {
  // The layout of articles is always in Japanese.
  const { common, home, jobs, job, cases, dashboard } = texts[name === 'article' ? 'ja' : lang]
  const menu: Interaction[] = [
    { name: 'open the menu', act: (page) => button(page, common.menu.open).tap() },
    { name: 'close the menu', act: (page) => button(page, common.menu.close).tap() },
  ]
  const own: Record<PageKind['name'], Interaction[]> = {
    home: [
      { name: 'type a word', act: (page) => field(page, home.search.keyword).pressSequentially('python') },
      { name: 'search', act: (page) => field(page, home.search.keyword).press('Enter') },
    ],
    jobs: [
      { name: 'next page', act: (page) => page.getByRole('link', { name: jobs.next, exact: true }).tap() },
      { name: 'open the filters', act: (page) => button(page, jobs.filtersActive({ count: 0 })).tap() },
      { name: 'tick a role', act: (page) => page.locator('input[name="jobCategory"][value="qa"]').tap() },
      {
        name: 'open the skills',
        act: (page) => page.locator('summary').filter({ hasText: jobs.skills }).tap(),
      },
      { name: 'narrow the skills', act: (page) => field(page, jobs.findSkill).pressSequentially('java') },
      { name: 'type a word', act: (page) => field(page, jobs.keyword).pressSequentially('test') },
      { name: 'search', act: (page) => field(page, jobs.keyword).press('Enter') },
      {
        name: 'remove a filter',
        act: (page) => page.getByLabel(jobs.active).getByRole('link').first().tap(),
      },
    ],
    job: [
      { name: 'share', act: (page) => button(page, job.share).tap() },
      {
        name: 'another job',
        act: (page) => page.getByRole('region', { name: job.similar }).getByRole('link').last().tap(),
      },
    ],
    article: [
      { name: 'share', act: (page) => button(page, article.share).tap() },
      {
        name: 'another article',
        act: (page) =>
          page.getByRole('region', { name: article.recommended }).getByRole('article').last().tap(),
      },
    ],
    story: [
      {
        name: 'next story',
        act: (page) =>
          page.getByRole('navigation', { name: cases.neighbours }).getByRole('link').last().tap(),
      },
    ],
    dashboard: [
      { name: 'ask for a talk', act: (page) => button(page, dashboard.advisor.ask).tap() },
      {
        name: 'type a time',
        act: (page) => page.locator('[name="preferredTimes"]').pressSequentially('test'),
      },
      { name: 'close the dialog', act: (page) => button(page, dashboard.cancel).tap() },
      {
        name: 'open a recommendation',
        act: (page) => page.locator('#recommendations h3').getByRole('link').first().tap(),
      },
    ],
  }
  return [...menu, ...own[name]]
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const field = (page: Page, name: string) => page.getByRole('searchbox', { name, exact: true })
