/** A static mock can serve every page: each state of a page is a named example, in both languages. */

import { expect, test } from 'vitest'
import { entries, examplesOf, successOf } from './contract.ts'

/** The calls of each page of the specification's §2, with the situation of the example; by default `ja` and `en`. */
const pages: Record<string, string[]> = {
  '/': ['listStories top', 'searchJobs', 'listArticles'],
  '/blog': ['listArticles', 'listBlogCategories', 'listBlogTags', 'listRecommendedArticles'],
  '/blog/{slug}': ['getArticle', 'listRecommendedArticles'],
  '/blog/preview': ['getArticle draft'],
  '/company': ['listAdvisors'],
  '/cases': ['listStories'],
  '/cases/{id}': ['getStory', 'getStory careerChange'],
  '/jobs': ['searchJobs', 'searchJobs noResult'],
  '/jobs/detail/{id}': ['getJob'],
  '/favoritelist': ['searchJobs saved'],
  '/entry': ['checkEmail', 'checkEmail taken', 'createEntry'],
  '/inquiry': ['createInquiry'],
  '/recruiting/inquiry': ['createInquiry'],
  '/invitation': ['createInvitation'],
  '/applicant/login': ['login', 'login firstVisit'],
  '/applicant/loading': [
    'getAuth',
    'listOptions',
    'searchProcesses',
    'listRecommendations',
    'listNotifications',
  ],
  '/applicant/forget': ['forgotPassword'],
  '/applicant/verify': ['verifyApplicant', 'activateApplicant'],
  '/applicant/setting': ['getAuth passwordNotSet', 'setInitialPassword'],
  '/applicant/password/reset': ['resetPassword'],
  '/applicant/email/confirm': ['confirmEmail'],
  '/applicant/mypage': [
    'getAuth',
    'getAuth firstVisit',
    'listRecommendations',
    'listRecommendations empty',
    'searchProcesses',
    'searchProcesses empty',
    'listOptions',
    'listNotifications',
    'requestInterview',
    'requestIntroduction',
    'refreshSession',
    'logout',
  ],
  '/applicant/mypage/pdf': ['getResume', 'getCareer'],
  '/applicant/mypage/jobs': ['searchJobs', 'listAppliedJobs', 'listAppliedJobs empty', 'listOptions'],
  '/applicant/mypage/jobs/detail/{id}': ['getJob', 'applyForJobs', 'applyForJobs partly'],
  '/applicant/mypage/keep': ['getInterestedList', 'updateInterestedList', 'searchJobs saved'],
  '/applicant/mypage/email': ['changeEmail'],
  '/applicant/mypage/password': ['changePassword'],
  '/applicant/mypage/contact': ['sendContact'],
  '/applicant/mypage/career': ['getCareer', 'getCareer empty', 'storeCareer'],
  '/applicant/mypage/resume': ['getResume', 'getResume empty', 'storeResume'],
  '/applicant/mypage/profile': ['getProfile', 'getProfile empty', 'getApplicantFile'],
  '/applicant/mypage/profile/edit': ['updateProfile'],
  '/applicant/mypage/profile/history': ['updateWorkingHistory'],
  '/applicant/mypage/profile/addition': ['updateWorkingHistoryAddition'],
  '/applicant/mypage/application': [
    'searchProcesses',
    'searchProcesses page2',
    'searchProcesses empty',
    'listOptions',
  ],
  '/applicant/mypage/application/detail/{id}': [
    'getProcess',
    'getProcess offered',
    'getProcess rejected',
    'getProcess joined',
    'getProcess closedJob',
    'submitConsent',
    'submitConsent declined',
    'listOptions',
  ],
  '/applicant/mypage/recommendation/detail/{id}': [
    'getRecommendation',
    'getRecommendation pending',
    'getRecommendation refused',
    'getRecommendation inquired',
    'getRecommendation applied',
    'getRecommendation declined',
    'changeProcessStatus',
    'changeProcessStatus applied',
    'changeProcessStatus declined',
    'changeProcessStatus pending',
    'listOptions',
  ],
  '/applicant/mypage/notification/{id}': ['listNotifications', 'readNotification'],
  '/applicant/mypage/notification/welcome': ['listNotifications unreadWelcome'],
}

const examples = new Map(
  entries.map((entry) => [
    entry.operation.operationId,
    examplesOf(successOf(entry).media).map(({ name }) => name),
  ]),
)

test.each(Object.entries(pages))('%s finds its data in the examples', (_, calls) => {
  const missing = calls.filter((call) => {
    const [operationId = '', situation] = call.split(' ')
    const names = situation ? [`${situation}Ja`, `${situation}En`] : ['ja', 'en']
    return !names.every((name) => examples.get(operationId)?.includes(name))
  })
  expect(missing).toEqual([])
})

test('every operation belongs to a page', () => {
  const called = new Set(Object.values(pages).flatMap((calls) => calls.map((call) => call.split(' ')[0])))
  expect([...examples.keys()].filter((operationId) => !called.has(operationId))).toEqual([])
})
