import { brand } from '#domain/brand.ts'
import type { Lang } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'

/** Returns the absolute address of the home page in a language. */
export const homeOf = (lang: Lang, origin: string) => new URL(href(lang, 'home'), origin).href

/** Returns the company behind the site, as a part of other structured data (schema.org). */
export const companyOf = (lang: Lang, origin: string) => ({
  '@type': 'Organization',
  name: brand.company[lang],
  url: homeOf(lang, origin),
})
