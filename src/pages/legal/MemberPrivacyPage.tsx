import { legalModule } from './document/legalModule.tsx'

const { Page, head, structuredData } = legalModule({ text: 'memberPrivacy', underPrivacy: true })

/** What people agree to when they register. */
export { Page as default, head, structuredData }
