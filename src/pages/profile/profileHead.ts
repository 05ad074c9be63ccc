import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'

/** Returns the head function of a page of the profile by its texts. */
export const profileHead =
  (name?: 'edit' | 'history' | 'addition' | 'complete') =>
  ({ lang }: PageContext): Head => {
    const t = textsOf(lang, 'profile')
    const { title, description } = name ? t[name] : t
    return { title: `${title} | ${brand.name[lang]}`, description }
  }
