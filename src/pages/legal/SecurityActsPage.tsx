import { legalPage } from './document/legalPage.tsx'

/** The disclosures that the Employment Security Act requires of a placement business; in Japanese only. */
export default legalPage({ text: 'securityActs' })
