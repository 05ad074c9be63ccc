import { legalPage } from './document/legalPage.tsx'

/** The privacy consent for registration. */
export default legalPage({ text: 'memberPrivacy', underPrivacy: true })
