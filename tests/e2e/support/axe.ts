import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Axe has nothing to say about the page as it is now. */
export async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // No page has frames, so it need not open a tab to put the results of several together, which takes half of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}\n${html}`),
  )
  expect(lines).toEqual([])
}
