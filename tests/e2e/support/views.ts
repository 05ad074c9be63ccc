import { type Lang, languages } from '#domain/lang.ts'
import { test } from './test.ts'
import { widths } from './widths.ts'

type Define = (lang: Lang, isPhone: boolean) => void

/** Defines tests for each language at each width: of layout, and of all that axe can see. */
export function inEachView(define: Define): void {
  for (const lang of languages) for (const isPhone of [true, false]) inView(lang, isPhone, define)
}

/**
 * Defines tests for Japanese on a phone and English on a desktop: of behaviour that depends on the language or on the width, but not on
 * both together.
 */
export function inTwoViews(define: Define): void {
  inView('ja', true, define)
  inView('en', false, define)
}

function inView(lang: Lang, isPhone: boolean, define: Define): void {
  const viewport = isPhone ? widths.phone : widths.desktop
  test.describe(`${lang} at ${viewport.width} px`, () => {
    test.use({ viewport })
    define(lang, isPhone)
  })
}
