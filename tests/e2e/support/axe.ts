import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect } from './test.ts'

/** The package for Playwright sends the long form of this script, 1.5 MB, twice for each run. */
const SCRIPT = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules of axe that depend on colours. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** Axe finds no violation in the current state of the page, by all its rules or by some. No page has frames, which axe would need to be in. */
export async function expectNoViolation(page: Page, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await SCRIPT)
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const violations = await page.evaluate<AxeResults['violations'], RunOptions>(
    async (given) => (await Reflect.get(window, 'axe').run(document, given)).violations,
    options,
  )
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}\n${html}`),
  )
  expect(lines).toEqual([])
}
