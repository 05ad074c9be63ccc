import { legalPage } from './document/legalPage.tsx'

/** The consent of people who register. */
export default legalPage({ text: 'memberPrivacy', underPrivacy: true })
