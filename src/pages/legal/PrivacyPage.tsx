import { legalPage } from './document/legalPage.tsx'

/** How the company handles personal information. */
export default legalPage({ text: 'privacy' })
