import { type Lang, languages } from '#domain/lang.ts'

/** A page by the paths that it has in its languages. */
export type SitemapPage = {
  paths: Partial<Record<Lang, string>>
  /** When it was last changed, RFC 3339, where that is known. */
  changed?: string
}

/** The most addresses of one file (sitemaps.org). */
const MOST_ADDRESSES = 50_000

/** The files of a sitemap by their paths: `/sitemap.xml` alone, or as the index of `/sitemap-1.xml` and so on. */
export function sitemapFiles(
  pages: SitemapPage[],
  origin: string,
  mostAddresses = MOST_ADDRESSES,
): Map<string, string> {
  const entries = pages.flatMap((page) => entriesOf(page, origin))
  const parts = Array.from({ length: Math.ceil(entries.length / mostAddresses) }, (_, at) =>
    entries.slice(at * mostAddresses, (at + 1) * mostAddresses),
  )
  if (parts.length <= 1) return new Map([['/sitemap.xml', urlSet(entries)]])
  const files = parts.map((part, at): [string, string] => [`/sitemap-${at + 1}.xml`, urlSet(part)])
  const index = files.map(([path]) => `<sitemap><loc>${addressOf(path, origin)}</loc></sitemap>`)
  return new Map([['/sitemap.xml', document('sitemapindex', index)], ...files])
}

/** One entry for each language, each of which names all of them. */
function entriesOf({ paths, changed }: SitemapPage, origin: string): string[] {
  const addresses = languages.flatMap((lang) => {
    const path = paths[lang]
    return path === undefined ? [] : [{ lang, address: addressOf(path, origin) }]
  })
  const links = addresses.length > 1 ? alternates(addresses) : ''
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${lastmod}${links}</url>`)
}

/** Who wants neither language gets English (product-decisions §2). */
function alternates(addresses: { lang: Lang; address: string }[]): string {
  const link = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
  return addresses
    .map(({ lang, address }) => link(lang, address) + (lang === 'en' ? link('x-default', address) : ''))
    .join('')
}

function urlSet(entries: string[]): string {
  return document('urlset', entries, ' xmlns:xhtml="http://www.w3.org/1999/xhtml"')
}

function document(name: string, parts: string[], attributes = ''): string {
  const lines = parts.map((part) => `${part}\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>\n${lines}</${name}>\n`
}

/** A whole address as XML takes it. */
const addressOf = (path: string, origin: string) => new URL(path, origin).href.replaceAll('&', '&amp;')
