import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import type { Story } from '#src/api/stories.ts'
import { href } from '#src/routes/href.ts'
import type { Crumb } from '#src/ui/Breadcrumbs.tsx'

/** Returns the breadcrumbs of a story. */
export function storyCrumbs(story: Story, lang: Lang): Crumb[] {
  return [
    { label: textsOf(lang, 'common').home, to: href(lang, 'home') },
    { label: textsOf(lang, 'cases').title, to: href(lang, 'cases') },
    { label: story.initials },
  ]
}
