import type { Lang } from '#domain/lang.ts'
import { href, inLanguage } from '../routes/href.ts'

/** The other one of the two languages. */
function otherLanguage(lang: Lang): Lang {
  return lang === 'ja' ? 'en' : 'ja'
}

/** The same path in the other language; that language's home for a page that it does not have (product-decisions §2). */
export function otherPath(lang: Lang, pathname: string, hasMirror: boolean): string {
  const other = otherLanguage(lang)
  if (!hasMirror) return href(other, 'home')
  return inLanguage(other, lang === 'en' ? pathname.slice('/en'.length) || '/' : pathname)
}
