import type { Namespace } from '#i18n/texts.ts'
import type { Row } from './row.ts'

const resumeTexts = [
  'resume',
  'documents',
  'photo',
  'forms',
  'rules',
  'personOptions',
] as const satisfies Namespace[]
const careerTexts = ['career', 'documents', 'forms', 'rules', 'personOptions'] as const satisfies Namespace[]

/** The person's own pages. */
export const mypageRows = {
  mypage: {
    path: '/applicant/mypage',
    page: 'mypage/MypagePage',
    layout: 'mypage',
    texts: ['dashboard', 'processes', 'processOptions', 'jobOptions', 'completeness', 'forms', 'rules'],
    guards: ['signedIn'],
  },
  recommendation: {
    path: '/applicant/mypage/recommendation/detail/:id',
    page: 'processes/RecommendationPage',
    layout: 'mypage',
    texts: ['processes', 'processOptions', 'job', 'jobCard', 'jobOptions', 'forms', 'rules'],
    guards: ['signedIn'],
  },
  applications: {
    path: '/applicant/mypage/application',
    page: 'processes/ApplicationsPage',
    layout: 'mypage',
    texts: ['processes', 'processOptions'],
    guards: ['signedIn'],
  },
  application: {
    path: '/applicant/mypage/application/detail/:id',
    page: 'processes/ApplicationPage',
    layout: 'mypage',
    texts: ['processes', 'processOptions'],
    guards: ['signedIn'],
  },
  mypageEmail: {
    path: '/applicant/mypage/email',
    page: 'settings/EmailPage',
    layout: 'mypage',
    texts: ['settings', 'password', 'forms', 'rules'],
    guards: ['signedIn'],
  },
  mypageEmailComplete: {
    path: '/applicant/mypage/email/complete',
    page: 'settings/EmailCompletePage',
    layout: 'mypage',
    texts: ['settings'],
    guards: ['signedIn'],
  },
  mypagePassword: {
    path: '/applicant/mypage/password',
    page: 'settings/PasswordPage',
    layout: 'mypage',
    texts: ['settings', 'password', 'forms', 'rules'],
    guards: ['signedIn'],
  },
  mypagePasswordComplete: {
    path: '/applicant/mypage/password/complete',
    page: 'settings/PasswordCompletePage',
    layout: 'mypage',
    texts: ['settings'],
    guards: ['signedIn'],
  },
  pdf: {
    path: '/applicant/mypage/pdf',
    page: 'pdf/PdfPage',
    layout: 'mypage',
    texts: ['pdf'],
    guards: ['signedIn'],
  },
  pdfGenerate: {
    path: '/applicant/mypage/pdf/generate',
    page: 'pdf/PdfGeneratePage',
    layout: 'mypage',
    texts: ['pdf'],
    guards: ['signedIn'],
  },
  resume: {
    path: '/applicant/mypage/resume',
    page: 'resume/ResumePage',
    layout: 'mypage',
    texts: resumeTexts,
    flow: 'resume',
    guards: ['signedIn'],
  },
  resumeStep2: {
    path: '/applicant/mypage/resume/step2',
    page: 'resume/ResumeStep2Page',
    layout: 'mypage',
    texts: resumeTexts,
    flow: 'resume',
    guards: ['signedIn', 'validated'],
  },
  resumeComplete: {
    path: '/applicant/mypage/resume/complete',
    page: 'resume/ResumeCompletePage',
    layout: 'mypage',
    texts: resumeTexts,
    flow: 'resume',
    guards: ['signedIn', 'receipt'],
  },
  career: {
    path: '/applicant/mypage/career',
    page: 'career/CareerPage',
    layout: 'mypage',
    texts: careerTexts,
    flow: 'career',
    guards: ['signedIn'],
  },
  careerComplete: {
    path: '/applicant/mypage/career/complete',
    page: 'career/CareerCompletePage',
    layout: 'mypage',
    texts: careerTexts,
    flow: 'career',
    guards: ['signedIn', 'receipt'],
  },
} as const satisfies Record<string, Row>
