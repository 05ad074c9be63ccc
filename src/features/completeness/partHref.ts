import type { MissingPart } from '#domain/completeness.ts'
import type { Lang } from '#domain/lang.ts'
import { inLanguage } from '#src/routes/href.ts'
import { table } from '#src/routes/table.ts'

/** Returns the address of the page that fills a missing part, at its first field. */
export const partHref = (lang: Lang, { page, field }: MissingPart): string =>
  inLanguage(lang, table[page].path) + (field && `#${field}`)
