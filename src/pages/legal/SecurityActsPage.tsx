import { legalModule } from './document/legalModule.tsx'

const { Page, head, structuredData } = legalModule({ text: 'securityActs' })

/** What the Employment Security Act has a placement business disclose; in Japanese only. */
export { Page as default, head, structuredData }
