import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Axe finds no violation in the current state of the page. */
export async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // No page has frames, so axe need not open a tab to merge results, which takes half of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}\n${html}`),
  )
  expect(lines).toEqual([])
}
