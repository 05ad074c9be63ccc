/** The developer panel of mock mode: a client of the control API (`../control`), beside the site and outside of its root. */

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MockTools } from './shell/MockTools.tsx'
import { PANEL_ID } from './shell/panelRoot.ts'

/**
 * Adds the button and the panel to the page. Its own root survives failures of the site. `wrongState` is the reason why the state of the
 * address could not be set, or null.
 */
export function startPanel(wrongState: string | null): void {
  const root = document.createElement('div')
  root.id = PANEL_ID
  // The panel is for developers, in English on pages of either language.
  root.lang = 'en'
  document.body.append(root)
  createRoot(root).render(
    <StrictMode>
      <MockTools wrongState={wrongState} />
    </StrictMode>,
  )
}
