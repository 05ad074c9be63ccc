import type { Namespace } from '#i18n/texts.ts'
import type { Row } from './row.ts'

const inquiryTexts = ['forms', 'rules', 'captcha', 'inquiry'] as const satisfies Namespace[]

/** The inquiry forms and the invitation to a career chat. */
export const inquiryRows = {
  inquiry: {
    path: '/inquiry',
    page: 'inquiry/FormPage',
    layout: 'client',
    texts: inquiryTexts,
    flow: 'inquiry',
  },
  inquiryConfirm: {
    path: '/inquiry/confirm',
    page: 'inquiry/ConfirmPage',
    layout: 'client',
    texts: inquiryTexts,
    flow: 'inquiry',
    guards: ['validated'],
  },
  inquiryComplete: {
    path: '/inquiry/complete',
    page: 'inquiry/CompletePage',
    layout: 'client',
    texts: inquiryTexts,
    flow: 'inquiry',
    guards: ['receipt'],
  },
  inquiryOther: {
    path: '/inquiry/other',
    page: 'inquiry/FormPage',
    layout: 'client',
    texts: inquiryTexts,
    flow: 'inquiryOther',
  },
  inquiryOtherConfirm: {
    path: '/inquiry/other/confirm',
    page: 'inquiry/ConfirmPage',
    layout: 'client',
    texts: inquiryTexts,
    flow: 'inquiryOther',
    guards: ['validated'],
  },
  inquiryOtherComplete: {
    path: '/inquiry/other/complete',
    page: 'inquiry/CompletePage',
    layout: 'client',
    texts: inquiryTexts,
    flow: 'inquiryOther',
    guards: ['receipt'],
  },
  recruitingInquiry: {
    path: '/recruiting/inquiry',
    page: 'inquiry/FormPage',
    layout: 'company',
    texts: inquiryTexts,
    flow: 'recruitingInquiry',
  },
  recruitingInquiryConfirm: {
    path: '/recruiting/inquiry/confirm',
    page: 'inquiry/ConfirmPage',
    layout: 'company',
    texts: inquiryTexts,
    flow: 'recruitingInquiry',
    guards: ['validated'],
  },
  recruitingInquiryComplete: {
    path: '/recruiting/inquiry/complete',
    page: 'inquiry/CompletePage',
    layout: 'company',
    texts: inquiryTexts,
    flow: 'recruitingInquiry',
    guards: ['receipt'],
  },
  invitation: {
    path: '/invitation',
    page: 'inquiry/InvitationPage',
    layout: 'client',
    texts: [...inquiryTexts, 'personOptions'],
    flow: 'invitation',
  },
  invitationComplete: {
    path: '/invitation/complete',
    page: 'inquiry/CompletePage',
    layout: 'client',
    texts: inquiryTexts,
    flow: 'invitation',
    guards: ['receipt'],
  },
} as const satisfies Record<string, Row>
