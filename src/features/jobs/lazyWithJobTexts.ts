import type { ComponentType } from 'react'
import type { Lang } from '#domain/lang.ts'
import { loadTexts } from '#i18n/load.ts'
import { lazyExtra } from '#src/lib/lazyExtra.ts'

/**
 * Returns a lazy component for each language, which loads the texts of jobs with its code: both are much for a page that only ends with
 * jobs. It renders nothing when they cannot be loaded.
 */
export function lazyWithJobTexts<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const inLanguage = (lang: Lang) =>
    lazyExtra(async () => {
      const [component] = await Promise.all([load(), loadTexts(lang, ['jobCard', 'jobOptions'])])
      return component
    })
  return { ja: inLanguage('ja'), en: inLanguage('en') }
}
