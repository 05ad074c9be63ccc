import { legalModule } from './document/legalModule.tsx'

const { Page, head, structuredData } = legalModule({ text: 'inquiryPrivacy', underPrivacy: true })

/** What people agree to when they write to the company. */
export { Page as default, head, structuredData }
