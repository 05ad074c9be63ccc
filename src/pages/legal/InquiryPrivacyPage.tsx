import { legalPage } from './document/legalPage.tsx'

/** The consent of people who write to the company. */
export default legalPage({ text: 'inquiryPrivacy', underPrivacy: true })
