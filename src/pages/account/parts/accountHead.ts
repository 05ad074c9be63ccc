import { brand } from '#domain/brand.ts'
import type { Lang } from '#domain/lang.ts'
import type { Texts } from '#i18n/texts.ts'
import { textsOf } from '#i18n/load.ts'
import type { Head } from '#src/page/head.ts'

type Titled = {
  [Name in keyof Texts['account']]: Texts['account'][Name] extends { title: string; description: string }
    ? Name
    : never
}[keyof Texts['account']]

/** Returns the head function of a page of this area by its texts. */
export const accountHead =
  (name: Titled) =>
  ({ lang }: { lang: Lang }): Head => {
    const { title, description } = textsOf(lang, 'account')[name]
    return { title: `${title} | ${brand.name[lang]}`, description }
  }
