import { brand } from '#domain/brand.ts'
import { type Lang, languages } from '#domain/lang.ts'
import { type HeadTag, type Place, addressesOf, meta } from '#src/app/head/headTags.ts'
import type { OpenPage } from '#src/page/definePage.tsx'
import { langOf, pathWithoutLanguage } from '#src/routes/href.ts'
import { PICTURE_SIZE, picturePath } from './picturePath.ts'

const locales: Record<Lang, string> = { ja: 'ja_JP', en: 'en_GB' }

/** Returns the tags for shared links (Open Graph, Twitter cards). Their readers run no scripts, so only the server writes them. */
export function socialTags({ head, picture }: OpenPage, place: Place): HeadTag[] {
  const lang = langOf(place.pathname)
  const siteName = brand.name[lang]
  const path = picture ? pathWithoutLanguage(place.pathname) : '/'
  const others = languages.filter((each) => each !== lang && !place.onlyIn)
  return [
    property('og:type', head.isArticle ? 'article' : 'website'),
    ...(head.times ? timeTags(head.times) : []),
    property('og:site_name', siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', addressesOf(head, place)(lang)),
    property('og:locale', locales[head.contentLang ?? lang]),
    ...others.map((each) => property('og:locale:alternate', locales[each])),
    property('og:image', new URL(picturePath(lang, path), place.origin).href),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PICTURE_SIZE.width)),
    property('og:image:height', String(PICTURE_SIZE.height)),
    property('og:image:alt', picture ? head.title : siteName),
    meta('twitter:card', 'summary_large_image'),
  ]
}

const timeTags = ({ published, modified }: { published: string; modified: string }) => [
  property('article:published_time', published),
  property('article:modified_time', modified),
]

const property = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
})
