import { type Lang, languages } from '#domain/lang.ts'
import { inLanguage, langOf } from '../../routes/href.ts'
import type { Head } from '../pageModule.ts'

/** An element of the head, by its name and attributes. */
export type HeadTag = { name: 'meta' | 'link'; attributes: Record<string, string> }

type Place = { origin: string; pathname: string; siteName: string; onlyIn?: Lang }

/** Everything in a page's head that depends on the page, but for its title. */
export function headTags(head: Head, { origin, pathname, siteName, onlyIn }: Place): HeadTag[] {
  const lang = langOf(pathname)
  const path = lang === 'en' ? pathname.slice('/en'.length) || '/' : pathname
  const query = head.canonicalQuery ? `?${head.canonicalQuery}` : ''
  const address = (wanted: Lang) => new URL(inLanguage(wanted, path) + query, origin).href
  if (head.noindex) return [meta('description', head.description), meta('robots', 'noindex')]
  return [
    meta('description', head.description),
    link({ rel: 'canonical', href: address(lang) }),
    ...(onlyIn ? [] : alternates(address)),
    ...(head.feed ? [feedLink(head.feed, origin)] : []),
    ...typeTags(head),
    property('og:site_name', siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', address(lang)),
    property('og:locale', lang === 'ja' ? 'ja_JP' : 'en_GB'),
  ]
}

function feedLink({ title, path }: { title: string; path: string }, origin: string): HeadTag {
  return link({ rel: 'alternate', type: 'application/rss+xml', title, href: new URL(path, origin).href })
}

function typeTags({ article }: Head): HeadTag[] {
  if (!article) return [property('og:type', 'website')]
  return [
    property('og:type', 'article'),
    property('article:published_time', article.published),
    property('article:modified_time', article.modified),
  ]
}

/** The page in each language; who wants neither gets the English one (product-decisions §2). */
function alternates(address: (lang: Lang) => string): HeadTag[] {
  const each = languages.map((lang) => link({ rel: 'alternate', hreflang: lang, href: address(lang) }))
  return [...each, link({ rel: 'alternate', hreflang: 'x-default', href: address('en') })]
}

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
})
const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes })
