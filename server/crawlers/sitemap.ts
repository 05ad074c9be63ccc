import { type Lang, languages } from '#domain/lang.ts'

/** A page with its path in each of its languages. */
export type SitemapPage = {
  paths: Partial<Record<Lang, string>>
  /** The last change as RFC 3339, if known. */
  changed?: string
}

/** The maximum number of addresses in a file (sitemaps.org). */
const MOST_ADDRESSES = 50_000

/** Returns the files of a sitemap by path: only `/sitemap.xml`, or `/sitemap.xml` as the index of `/sitemap-1.xml` and so on. */
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

/** Returns one entry for each language. Each entry links to all languages. */
function entriesOf({ paths, changed }: SitemapPage, origin: string): string[] {
  const addresses = languages.flatMap((lang) => {
    const path = paths[lang]
    return path === undefined ? [] : [{ lang, address: addressOf(path, origin) }]
  })
  const links = addresses.length > 1 ? alternates(addresses) : ''
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${lastmod}${links}</url>`)
}

/** Returns links to all languages. English is the default for readers of other languages (product-decisions §2). */
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

/** Returns an absolute URL, escaped for XML. */
const addressOf = (path: string, origin: string) => new URL(path, origin).href.replaceAll('&', '&amp;')
