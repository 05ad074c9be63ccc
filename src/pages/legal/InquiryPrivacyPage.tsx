import { legalPage } from './document/legalPage.tsx'

/** The privacy consent for inquiries. */
export default legalPage({ text: 'inquiryPrivacy', underPrivacy: true })
