import type { Row } from './row.ts'

/** The person's own pages. */
export const mypageRows = {
  mypage: {
    path: '/applicant/mypage',
    page: 'mypage/MypagePage',
    layout: 'mypage',
    texts: [],
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
} as const satisfies Record<string, Row>
