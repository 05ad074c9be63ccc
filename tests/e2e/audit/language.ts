import type { Page } from '@playwright/test'
import type { Lang } from '#domain/lang.ts'
import { expect } from '../support/test.ts'
import { type PageText, englishOnlyTexts, textsOfPage } from './texts.ts'

/** Words that are not marked in the other language (interfaces §12). */
const names = /日本語|株式会社ハシ|橋|Page Not Found|Loading\.\.\.|Hashi Inc\.|English/g

const japanese = /[\u3040-\u30ff\u3400-\u9fff]/
/** Two consecutive lowercase words; names of skills and products begin with capitals. */
const englishText = /\b[a-z]{2,} [a-z]{2,}\b/

/** All text marked with the page's language is in this language. */
export async function expectOneLanguage(page: Page, lang: Lang): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const english = await englishOnlyTexts()
  const isForeign = ({ text, lang: marked }: PageText) => {
    if (marked !== lang) return false
    const rest = text.replaceAll(names, '')
    return lang === 'en' ? japanese.test(rest) : english.has(rest) || englishText.test(rest)
  }
  const foreign = (await textsOfPage(page)).filter(isForeign)
  expect(foreign, 'texts in the other language').toEqual([])
}
