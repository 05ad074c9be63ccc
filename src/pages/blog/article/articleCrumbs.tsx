import { textsOf } from '#i18n/load.ts'
import type { Article } from '#src/api/blog.ts'
import { href } from '#src/routes/href.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import { categoryCrumb } from '../blogCrumbs.ts'
import { articleListHref } from './articleListHref.ts'

/** Returns the breadcrumbs of an article, in its language. */
export function articleCrumbs({ title, language, category }: Article): Crumb[] {
  const t = textsOf(language, 'article')
  return [
    { label: t.home, to: href(language, 'home') },
    { label: t.blog, to: articleListHref(language) },
    categoryCrumb(category),
    { label: title, shown: <MixedText text={title} lang={language} />, lang: language },
  ]
}
