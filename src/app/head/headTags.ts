import { type Lang, languages } from '#domain/lang.ts'
import type { Head } from '../../page/head.ts'
import { inLanguage, langOf, pathWithoutLanguage } from '../../routes/href.ts'

/** An element of the head, by its name and attributes. */
export type HeadTag = { name: 'meta' | 'link'; attributes: Record<string, string> }

export type Place = { origin: string; pathname: string; onlyIn?: Lang }

/** Returns the metadata for search engines, without the title. */
export function headTags(head: Head, place: Place): HeadTag[] {
  const address = addressesOf(head, place)
  const robots = head.noindex
    ? [meta('robots', 'noindex')]
    : [
        link({ rel: 'canonical', href: address(langOf(place.pathname)) }),
        ...(place.onlyIn ? [] : alternates(address)),
      ]
  const feed = head.feed ? [feedLink(head.feed, place.origin)] : []
  return [meta('description', head.description), ...robots, ...feed]
}

/** Returns a function for the page's address in each language, with the canonical query only. */
export function addressesOf({ canonicalQuery }: Head, { origin, pathname }: Place): (lang: Lang) => string {
  const path = pathWithoutLanguage(pathname)
  const query = canonicalQuery ? `?${canonicalQuery}` : ''
  return (lang) => new URL(inLanguage(lang, path) + query, origin).href
}

const feedLink = ({ title, path }: { title: string; path: string }, origin: string) =>
  link({ rel: 'alternate', type: 'application/rss+xml', title, href: new URL(path, origin).href })

/** Links to the page in each language; English is the default (product-decisions §2). */
function alternates(address: (lang: Lang) => string): HeadTag[] {
  const each = languages.map((lang) => link({ rel: 'alternate', hreflang: lang, href: address(lang) }))
  return [...each, link({ rel: 'alternate', hreflang: 'x-default', href: address('en') })]
}

export const meta = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { name, content },
})
const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes })
