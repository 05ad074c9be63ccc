import { createContext, use } from 'react'
import type { Lang } from '#domain/lang.ts'
import { textsOf } from '#i18n/load.ts'
import type { Namespace, Texts } from '#i18n/texts.ts'

/** The language of the page. */
export const LanguageContext = createContext<Lang>('ja')

export function useLang(): Lang {
  return use(LanguageContext)
}

/** The texts of a namespace in the language of the page; the page's row in `routes/table.ts` must name it. */
export function useTexts<Name extends Namespace>(name: Name): Texts[Name] {
  return textsOf(useLang(), name)
}
