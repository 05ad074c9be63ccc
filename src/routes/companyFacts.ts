import type { Namespace } from '#i18n/texts.ts'
import { textsOfRow } from './layoutRules.ts'
import type { Row } from './row.ts'

/** The dictionaries with texts that need all facts of the company. Pages with other texts do without them. */
const dictionaries: ReadonlySet<Namespace> = new Set<Namespace>([
  'attention',
  'company',
  'contact',
  'home',
  'inquiry',
  'inquiryPrivacy',
  'memberPrivacy',
  'privacy',
  'recruiting',
  'securityActs',
])

/** The path of all facts of the company as JSON, served by the server. */
export const COMPANY_PATH = '/company.json'

export const showsCompanyFacts = (row: Row): boolean => textsOfRow(row).some((name) => dictionaries.has(name))
