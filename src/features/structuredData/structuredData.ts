/** Data for search engines (schema.org) that several pages have. */

import type { Lang } from '#domain/lang.ts'
import { companyBasics } from '#src/context/config.ts'
import { href } from '#src/routes/href.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'

/** Returns the breadcrumbs for search engines (schema.org). */
export function breadcrumbList(crumbs: Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: new URL(to, origin).href }),
    })),
  }
}

/** Returns the absolute address of the home page in a language. */
export const homeOf = (lang: Lang, origin: string) => new URL(href(lang, 'home'), origin).href

/** Returns the company behind the site, as a part of other structured data (schema.org). */
export const companyOf = (lang: Lang, origin: string) => ({
  '@type': 'Organization',
  name: companyBasics().name[lang],
  url: homeOf(lang, origin),
})
