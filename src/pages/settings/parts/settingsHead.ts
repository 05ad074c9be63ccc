import { brand } from '#domain/brand.ts'
import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import type { Head } from '#src/page/head.ts'

/** Returns the head function of a page of the settings by its texts. */
export const settingsHead =
  (name: 'email' | 'emailComplete' | 'password' | 'passwordComplete') =>
  ({ lang }: { lang: Lang }): Head => {
    const { title, description } = textsOf(lang, 'settings')[name]
    return { title: `${title} | ${brand.name[lang]}`, description }
  }
