import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Axe finds no violation in the current state of the page. A list that is dimmed because a newer one loads is no state to judge. */
export async function expectNoViolation(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true] article')).toHaveCount(0)
  await expect.poll(() => page.evaluate(countTransitions), 'running transitions').toBe(0)
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

/** Runs in the page. */
function countTransitions(): number {
  return document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition && animation.playState === 'running').length
}
