import type { Lang } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'

/** Returns the address of all articles in a language. The blog has no English pages but a list of its English articles. */
export const articleListHref = (lang: Lang): string =>
  lang === 'ja' ? href('ja', 'blog') : href('ja', 'blogCategory', { '*': 'english' })
