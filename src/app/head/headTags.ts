import { type Lang, languages } from '#domain/lang.ts'
import { inLanguage, langOf } from '../../routes/href.ts'
import type { PageHead } from '../pageModule.ts'
import { PICTURE_SIZE, picturePath } from './picturePath.ts'

/** An element of the head, by its name and attributes. */
export type HeadTag = { name: 'meta' | 'link'; attributes: Record<string, string> }

type Place = { origin: string; pathname: string; siteName: string; onlyIn?: Lang }

/** Everything in a page's head that depends on the page, but for its title. */
export function headTags(head: PageHead, { origin, pathname, siteName, onlyIn }: Place): HeadTag[] {
  const lang = langOf(pathname)
  const path = lang === 'en' ? pathname.slice('/en'.length) || '/' : pathname
  const query = head.canonicalQuery ? `?${head.canonicalQuery}` : ''
  const address = (wanted: Lang) => new URL(inLanguage(wanted, path) + query, origin).href
  const robots = head.noindex
    ? [meta('robots', 'noindex')]
    : [link({ rel: 'canonical', href: address(lang) }), ...(onlyIn ? [] : alternates(address))]
  const picture = new URL(picturePath(lang, head.hasPicture ? path : '/'), origin).href
  const others = languages.filter((each) => each !== lang && !onlyIn)
  return [
    meta('description', head.description),
    ...robots,
    ...(head.feed ? [feedLink(head.feed, origin)] : []),
    property('og:type', head.isArticle ? 'article' : 'website'),
    ...(head.times ? timeTags(head.times) : []),
    property('og:site_name', siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', address(lang)),
    property('og:locale', locales[lang]),
    ...others.map((each) => property('og:locale:alternate', locales[each])),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PICTURE_SIZE.width)),
    property('og:image:height', String(PICTURE_SIZE.height)),
    property('og:image:alt', head.hasPicture ? head.title : siteName),
    meta('twitter:card', 'summary_large_image'),
  ]
}

const locales: Record<Lang, string> = { ja: 'ja_JP', en: 'en_GB' }

const feedLink = ({ title, path }: { title: string; path: string }, origin: string) =>
  link({ rel: 'alternate', type: 'application/rss+xml', title, href: new URL(path, origin).href })

const timeTags = ({ published, modified }: { published: string; modified: string }) => [
  property('article:published_time', published),
  property('article:modified_time', modified),
]

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
