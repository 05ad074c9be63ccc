import type { Page } from '@playwright/test'
import type { Lang } from '#domain/lang.ts'
import { expect } from '../support/test.ts'

/** Numbers with their unit or noun. */
const amounts: Record<Lang, RegExp> = {
  en: /\d[\d,.]*(?:–\d[\d,.]*)? (?:Million yen|yen|jobs?|people|(?:working )?days?|hours?|minutes?|weeks?|months?|years?)\b/,
  ja: /\d[\d,.]*(?:〜\d[\d,.]*)?(?:円|万(?:\d[\d,]*)?円?|億円?|件|名|人|社|日|時間|分|年|[カか]月|週間|回|歳|％)/,
}

/** Longer texts are prose, as sentences are, which breaks anywhere. */
const SHORT = 80

/** No amount in the titles, labels and facts of a page breaks between its number and its unit. */
export async function expectWholeAmounts(page: Page, lang: Lang): Promise<void> {
  const wanted = { source: amounts[lang].source, longest: SHORT }
  expect(await page.evaluate(brokenAmounts, wanted), 'amounts on two lines').toEqual([])
}

/** Returns the amounts on more than one line, each with its text. Runs in the page. */
function brokenAmounts({ source, longest }: { source: string; longest: number }): string[] {
  const blocks = new Map<Element, Text[]>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node instanceof Text ? blockOf(node) : null
    if (node instanceof Text && block) blocks.set(block, [...(blocks.get(block) ?? []), node])
  }
  return [...blocks.values()].flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('')
    if (text.length > longest || /[.。]\s*$/.test(text)) return []
    return [...text.matchAll(new RegExp(source, 'g'))]
      .filter(({ 0: { length }, index }) => isBroken(rangeOf(nodes, index, index + length)))
      .map(([amount]) => `${amount}: ${text.trim().slice(0, 80)}`)
  })

  function blockOf(text: Text): Element | null {
    let element = text.parentElement
    while (element && getComputedStyle(element).display === 'inline') element = element.parentElement
    return element
  }

  function rangeOf(nodes: Text[], from: number, to: number): Range {
    const range = document.createRange()
    let start = 0
    for (const node of nodes) {
      const end = start + node.length
      if (from >= start && from < end) range.setStart(node, from - start)
      if (to > start && to <= end) range.setEnd(node, to - start)
      start = end
    }
    return range
  }

  function isBroken(range: Range): boolean {
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    return rects.some(({ top }, place) => top >= (rects[place - 1]?.bottom ?? Infinity) - 2)
  }
}
