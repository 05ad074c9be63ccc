import type { ComponentType } from 'react'
import type { Lang } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import type { Namespace } from '#i18n/texts.ts'
import { lazyExtra } from '../lib/lazyExtra.ts'
import { useLang } from './language.ts'

/**
 * Returns a lazy component that comes with dictionaries which the page does not load, in the language where it is shown. It renders
 * nothing when they cannot be loaded.
 */
export function lazyWithTexts<Props extends object>(
  names: Namespace[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const inLanguage = (lang: Lang) =>
    lazyExtra<Props>(async () => {
      const [component] = await Promise.all([load(), loadTexts(lang, names)])
      return component
    })
  const parts = { ja: inLanguage('ja'), en: inLanguage('en') }
  return function LazyWithTexts(props: Props) {
    const Part = parts[useLang()]
    return <Part {...props} />
  }
}
