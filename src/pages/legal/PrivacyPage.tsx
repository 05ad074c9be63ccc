import { legalModule } from './document/legalModule.tsx'

const { Page, head, structuredData } = legalModule({ text: 'privacy' })

/** How the company handles personal information. */
export { Page as default, head, structuredData }
