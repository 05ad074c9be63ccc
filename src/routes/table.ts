/**
 * The site map: every page is a row, written once and served in both languages. A row names its module in `src/pages`
 * as text, so that any file may link to it; `app/pages/loadPage.ts` loads the module.
 */

import { accountRows } from './accountRows.ts'
import { entryRows } from './entryRows.ts'
import { inquiryRows } from './inquiryRows.ts'
import { mypageRows } from './mypageRows.ts'
import type { Row } from './row.ts'

export const table = {
  home: {
    path: '/',
    page: 'home/HomePage',
    layout: 'top',
    texts: ['home'],
  },
  cases: { path: '/cases', page: 'stories/StoriesPage', layout: 'client', texts: ['cases', 'storyCard'] },
  case: { path: '/cases/:id', page: 'stories/StoryPage', layout: 'client', texts: ['cases', 'storyCard'] },
  jobs: {
    path: '/jobs',
    page: 'jobs/JobsPage',
    layout: 'client',
    texts: ['jobs', 'fitInvitation', 'jobCard', 'jobOptions'],
  },
  job: {
    path: '/jobs/detail/:id',
    page: 'jobs/JobPage',
    layout: 'client',
    texts: ['job', 'fitInvitation', 'jobCard', 'jobOptions', 'storyCard'],
  },
  favoritelist: {
    path: '/favoritelist',
    page: 'favorites/FavoriteListPage',
    layout: 'client',
    texts: ['favorites', 'jobCard', 'jobOptions'],
  },
  ...entryRows,
  blog: { path: '/blog', page: 'blog/BlogPage', layout: 'blog', texts: ['blog', 'articleCard'], only: 'ja' },
  blogPage: {
    path: '/blog/page/:id',
    page: 'blog/BlogPage',
    layout: 'blog',
    texts: ['blog', 'articleCard'],
    only: 'ja',
  },
  blogCategory: {
    path: '/blog/category/*',
    page: 'blog/CategoryPage',
    layout: 'blog',
    texts: ['blog', 'articleCard'],
    only: 'ja',
  },
  blogTag: {
    path: '/blog/tag/:tag',
    page: 'blog/TagPage',
    layout: 'blog',
    texts: ['blog', 'articleCard'],
    only: 'ja',
  },
  blogAbout: {
    path: '/blog/aboutus',
    page: 'blog/AboutPage',
    layout: 'blog',
    texts: ['blog', 'blogAbout'],
    only: 'ja',
  },
  blogPreview: {
    path: '/blog/preview',
    page: 'blog/PreviewPage',
    layout: 'preview',
    texts: ['blog', 'article', 'articleCard'],
    only: 'ja',
  },
  article: {
    path: '/blog/:slug',
    page: 'blog/ArticlePage',
    layout: 'blog',
    texts: ['article', 'articleCard'],
    only: 'ja',
  },
  articleEmbed: {
    path: '/blog/:slug/embed',
    page: 'blog/EmbedPage',
    layout: 'embed',
    texts: ['article', 'articleCard'],
    only: 'ja',
  },
  ...inquiryRows,
  recruiting: {
    path: '/recruiting',
    page: 'recruiting/RecruitingPage',
    layout: 'company',
    texts: ['recruiting'],
  },
  company: { path: '/company', page: 'company/CompanyPage', layout: 'company', texts: ['company'] },
  privacy: { path: '/privacy', page: 'legal/PrivacyPage', layout: 'company', texts: ['legal', 'privacy'] },
  memberPrivacy: {
    path: '/privacy/member_reg',
    page: 'legal/MemberPrivacyPage',
    layout: 'company',
    texts: ['legal', 'memberPrivacy'],
  },
  inquiryPrivacy: {
    path: '/inquiry/privacy',
    page: 'legal/InquiryPrivacyPage',
    layout: 'company',
    texts: ['legal', 'inquiryPrivacy'],
  },
  attention: {
    path: '/attention',
    page: 'legal/TermsPage',
    layout: 'company',
    texts: ['legal', 'attention'],
  },
  securityActs: {
    path: '/security-acts/32',
    page: 'legal/SecurityActsPage',
    layout: 'company',
    texts: ['legal', 'securityActs'],
    only: 'ja',
  },
  ...accountRows,
  ...mypageRows,
} as const satisfies Record<string, Row>

export type PageId = keyof typeof table

export const pageIds = Object.keys(table) as PageId[]
