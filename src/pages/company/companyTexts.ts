import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import { companyFacts } from '#src/context/config.ts'

/** Returns the texts of the page, with the facts of the company. */
export const companyTexts = (lang: Lang) => textsOf(lang, 'company')(companyFacts())
