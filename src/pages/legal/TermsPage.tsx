import { legalModule } from './document/legalModule.tsx'

const { Page, head, structuredData } = legalModule({ text: 'attention' })

/** The terms of use. */
export { Page as default, head, structuredData }
