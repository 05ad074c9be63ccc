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

/** Resume, career history and their PDF files. */
export const documentRows = {
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
