import type { Article } from '#src/api/blog.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import { blogCrumbs, categoryCrumb } from '../blogCrumbs.ts'

/** Returns the breadcrumbs of an article. */
export function articleCrumbs({ title, language, category }: Article): Crumb[] {
  const shown = <MixedText text={title} lang={language} />
  return blogCrumbs(categoryCrumb(category), { label: title, shown, lang: language })
}
