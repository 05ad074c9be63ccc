import type { Page } from '@playwright/test'
import { expect } from '../support/test.ts'

/** No part of a text that stays on one line (`src/ui/Unbroken.tsx`) is an item of a flex or grid container: its gap would tear the text apart. */
export async function expectConnectedTexts(page: Page): Promise<void> {
  expect(await page.evaluate(tornTexts), 'texts with gaps between their words').toEqual([])
}

/** Returns the texts with parts that are items of their container. Runs in the page. */
function tornTexts(): string[] {
  const parents = [...document.querySelectorAll('.nb')].map(({ parentElement }) => parentElement)
  const isTorn = (parent: Element) => /flex|grid/.test(getComputedStyle(parent).display)
  return [...new Set(parents)]
    .filter((parent) => parent !== null)
    .filter(isTorn)
    .map(({ textContent }) => textContent)
}
