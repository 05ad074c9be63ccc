import { type Lang, languages } from '#domain/lang.ts'
import { inLanguage, langOf } from '#src/routes/href.ts'

/** The size in pixels that sites recommend for pictures of links. */
export const PICTURE_SIZE = { width: 1200, height: 630 }

/** The path of the home page's picture, which is the picture of the site. */
const HOME = '/site'

/** Returns the path of a page's picture: `/og/en/jobs/detail/3.png` for `/en/jobs/detail/3`. `path` is without its language. */
export function picturePath(lang: Lang, path: string): string {
  return `/og/${lang}${path === '/' ? HOME : path}.png`
}

/** Returns the page of a picture's path, or null if it is no picture. */
export function pictureTarget(address: string): { lang: Lang; pathname: string } | null {
  const match = /^\/og\/(\w+)(\/.+)\.png$/.exec(address)
  const [, name, path] = match ?? []
  const lang = languages.find((each) => each === name)
  if (!lang || path === undefined) return null
  const pathname = inLanguage(lang, path === HOME ? '/' : path)
  return langOf(pathname) === lang ? { lang, pathname } : null
}
