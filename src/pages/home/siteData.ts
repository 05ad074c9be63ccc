import { brand } from '#domain/brand.ts'
import type { Lang } from '#domain/lang.ts'
import { companyOf, homeOf } from '#src/features/structuredData/structuredData.ts'
import { href } from '#src/routes/href.ts'

/** Returns the site and its search, for search engines (schema.org). */
export function webSite(lang: Lang, origin: string): object {
  const search = new URL(href(lang, 'jobs'), origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name[lang],
    url: homeOf(lang, origin),
    inLanguage: lang,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?searchWord={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** Returns the company behind the site, for search engines (schema.org). */
export function organization(lang: Lang, origin: string): object {
  return {
    '@context': 'https://schema.org',
    ...companyOf(lang, origin),
    alternateName: brand.name[lang],
  }
}
