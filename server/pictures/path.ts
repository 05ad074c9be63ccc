import { type Lang, languages } from '#domain/lang.ts'
import { inLanguage, langOf } from '#src/routes/href.ts'

/** Pixels, as sites that show links ask for. */
export const PICTURE_SIZE = { width: 1200, height: 630 }

/** Stands for the home page, whose picture is the site's. */
const HOME = '/site'

/** Where the picture of a page is: `/og/en/jobs/detail/3.png` is that of `/en/jobs/detail/3`. The path is without its language. */
export function picturePath(lang: Lang, path: string): string {
  return `/og/${lang}${path === '/' ? HOME : path}.png`
}

/** Which page's picture an address is; null where it is none. */
export function pictureTarget(address: string): { lang: Lang; pathname: string } | null {
  const match = /^\/og\/(\w+)(\/.+)\.png$/.exec(address)
  const [, name, path] = match ?? []
  const lang = languages.find((each) => each === name)
  if (!lang || path === undefined) return null
  const pathname = inLanguage(lang, path === HOME ? '/' : path)
  return langOf(pathname) === lang ? { lang, pathname } : null
}
