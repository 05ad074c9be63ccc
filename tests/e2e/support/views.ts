import { type Lang, languages } from '#domain/lang.ts'
import { test } from './test.ts'
import { widths } from './widths.ts'

/** Defines tests for each language at each width. */
export function inEachView(define: (lang: Lang, isPhone: boolean) => void): void {
  for (const lang of languages) {
    for (const viewport of Object.values(widths)) {
      test.describe(`${lang} at ${viewport.width} px`, () => {
        test.use({ viewport })
        define(lang, viewport === widths.phone)
      })
    }
  }
}
