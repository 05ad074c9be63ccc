/** Helpers for the tests of the developer panel. */

import { expect, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { reset } from '#mocks/control/generated/client.ts'
import { thisPage } from '#mocks/panel/parts/actions.ts'
import { MockTools } from '#mocks/panel/shell/MockTools.tsx'
import { PANEL_ID } from '#mocks/panel/shell/panelRoot.ts'
import { panelView } from '#mocks/panel/shell/panelView.ts'
import '#src/ui/tokens.css'
import '#src/ui/base.css'

/** Returns the mock and the panel to their start. */
export async function resetPanel(): Promise<void> {
  panelView.clear()
  await reset()
}

/** Replaces the reload of the page, which would end the test. */
export const watchReload = () => vi.spyOn(thisPage, 'reload').mockImplementation(() => {})

/** Opens the panel, at a tab. */
export async function openPanel(tab?: string) {
  const screen = await render(
    <div id={PANEL_ID} lang="en">
      <MockTools />
    </div>,
  )
  await screen.getByRole('button', { name: 'Mock', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Mock mode' })).toBeVisible()
  if (tab) await screen.getByRole('tab', { name: tab }).click()
  return screen
}
