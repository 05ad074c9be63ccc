import * as z from 'zod/mini'
import { stored } from '#src/lib/stored.ts'

export const tabNames = ['personas', 'faults', 'clock', 'outbox', 'log', 'data', 'share'] as const

export type TabName = (typeof tabNames)[number]

const PanelView = z.object({
  isOpen: z.boolean(),
  tab: z.enum(tabNames),
  /** The latest call without an operation that had its notice closed. */
  dismissed: z.number(),
})

/** The state of the panel in this tab of the browser, which survives reloads. */
export const panelView = stored('sessionStorage', 'mock-panel', (value) => PanelView.safeParse(value).data, {
  isOpen: false,
  tab: 'personas',
  dismissed: 0,
})

/** Changes some fields of the view. */
export function showPanel(change: Partial<z.output<typeof PanelView>>): void {
  panelView.set({ ...panelView.get(), ...change })
}
