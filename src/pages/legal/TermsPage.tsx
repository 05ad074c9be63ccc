import { legalPage } from './document/legalPage.tsx'

/** The terms of use. */
export default legalPage({ text: 'attention' })
