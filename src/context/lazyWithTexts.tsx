import type { ComponentType } from 'react'
import type { Lang } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import type { Namespace } from '#i18n/texts.ts'
import { lazyExtra } from '../lib/lazyExtra.ts'
import { useLang } from './language.ts'

/**
 * Returns a lazy component that comes with dictionaries which the page does not load, in the language where it is shown. When they cannot
 * be loaded it renders `Instead`, or nothing.
 */
export function lazyWithTexts<Props extends object>(
  names: Namespace[],
  load: () => Promise<ComponentType<Props>>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  return inEachLanguage<Props>((lang) =>
    lazyExtra<Props>(async () => {
      const [component] = await Promise.all([load(), loadTexts(lang, names)])
      return component
    }, Instead),
  )
}

/** Returns a component that is made for each language, as the one for the language where it is shown. */
export function inEachLanguage<Props extends object>(
  make: (lang: Lang) => ComponentType<Props>,
): ComponentType<Props> {
  const parts = { ja: make('ja'), en: make('en') }
  return function InLanguage(props: Props) {
    const Part = parts[useLang()]
    return <Part {...props} />
  }
}
