import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sampleCompany } from '#content/company.ts'

export type PageText = { text: string; lang: string }

/** Returns every text that a page shows or exposes to assistive technology, with its marked language. */
export function textsOfPage(page: Page): Promise<PageText[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']
    const found: { text: string; lang: string }[] = []
    const add = (element: Element | null, text: string | null) => {
      if (!element || !text?.trim() || element.closest('script, style, noscript, template')) return
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? ''
      found.push({ text: text.trim().replaceAll(/\s+/g, ' '), lang })
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) for (const name of attributes) add(node, node.getAttribute(name))
      else add(node.parentElement, node.textContent)
    }
    return found
  })
}

let englishOnly: Promise<Set<string>> | undefined

/** Returns the fixed texts of the English dictionaries that differ in Japanese. */
export function englishOnlyTexts(): Promise<Set<string>> {
  return (englishOnly ??= readEnglishOnlyTexts())
}

async function readEnglishOnlyTexts(): Promise<Set<string>> {
  const namespaces = readdirSync('i18n/en').filter(
    (file) => !file.startsWith('problems') && !file.startsWith('rules'),
  )
  const pairs = await Promise.all(
    namespaces.map(async (file): Promise<[string[], string[]]> => {
      const [en, ja] = await Promise.all(['en', 'ja'].map((lang) => import(`../../../i18n/${lang}/${file}`)))
      return [fixedTexts(withCompany(en)), fixedTexts(withCompany(ja))]
    }),
  )
  // "N2" and the like are the same in Japanese sentences.
  const isEnglish = (text: string) => /[a-z]{2}/.test(text)
  return new Set(pairs.flatMap(([en, ja]) => en.filter((text) => isEnglish(text) && !ja.includes(text))))
}

/** Calls the exports that are functions of the company's facts. Functions with other parameters have no fixed texts. */
function withCompany(dictionaries: Record<string, unknown>): unknown[] {
  return Object.entries(dictionaries).map(([name, value]) =>
    typeof value === 'function' && OF_COMPANY.has(name) ? value(sampleCompany) : value,
  )
}

const OF_COMPANY = new Set([
  'attention',
  'company',
  'inquiryPrivacy',
  'mail',
  'memberPrivacy',
  'privacy',
  'processMail',
])

function fixedTexts(dictionary: object): string[] {
  return Object.values(dictionary).flatMap((value: unknown) => {
    if (typeof value === 'object' && value !== null) return fixedTexts(value)
    return typeof value === 'string' ? [value] : ['']
  })
}
