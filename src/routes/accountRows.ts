import type { Row } from './row.ts'

/** Logging in, links of mails, and passwords. */
export const accountRows = {
  login: {
    path: '/applicant/login',
    page: 'account/LoginPage',
    layout: 'account',
    texts: ['account', 'forms', 'rules'],
    guards: ['signedOut'],
  },
  loading: {
    path: '/applicant/loading',
    page: 'account/LoadingPage',
    layout: 'account',
    texts: ['account'],
    guards: ['signedIn'],
  },
  forget: {
    path: '/applicant/forget',
    page: 'account/ForgetPage',
    layout: 'account',
    texts: ['account', 'forms', 'rules', 'captcha'],
    guards: ['signedOut'],
  },
  forgetSent: {
    path: '/applicant/forget/sent',
    page: 'account/ForgetSentPage',
    layout: 'account',
    texts: ['account', 'forms', 'captcha'],
    guards: ['signedOut'],
  },
  verify: {
    path: '/applicant/verify',
    page: 'account/VerifyPage',
    layout: 'account',
    texts: ['account', 'forms', 'rules', 'captcha'],
    guards: ['signedOut'],
  },
  setting: {
    path: '/applicant/setting',
    page: 'account/SettingPage',
    layout: 'account',
    texts: ['account', 'password', 'forms', 'rules'],
    guards: ['passwordUnset'],
  },
  settingComplete: {
    path: '/applicant/setting/complete',
    page: 'account/SettingCompletePage',
    layout: 'account',
    texts: ['account'],
    guards: ['signedIn'],
  },
  passwordReset: {
    path: '/applicant/password/reset',
    page: 'account/PasswordResetPage',
    layout: 'account',
    texts: ['account', 'password', 'forms', 'rules', 'captcha'],
    guards: ['signedOut'],
  },
  passwordResetComplete: {
    path: '/applicant/password/reset/complete',
    page: 'account/PasswordResetCompletePage',
    layout: 'account',
    texts: ['account'],
    guards: ['signedOut'],
  },
  emailConfirm: {
    path: '/applicant/email/confirm',
    page: 'account/EmailConfirmPage',
    layout: 'account',
    texts: ['account'],
  },
} as const satisfies Record<string, Row>
