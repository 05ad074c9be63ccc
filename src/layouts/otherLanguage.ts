import { type Lang, otherLang } from '#domain/lang.ts'
import { href, inLanguage } from '../routes/href.ts'

/** Returns the same path in the other language, or that language's home if the page lacks it (product-decisions §2). */
export function otherPath(lang: Lang, pathname: string, hasMirror: boolean): string {
  const other = otherLang(lang)
  if (!hasMirror) return href(other, 'home')
  return inLanguage(other, lang === 'en' ? pathname.slice('/en'.length) || '/' : pathname)
}
