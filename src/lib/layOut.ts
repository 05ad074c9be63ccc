import { idle } from './idle.ts'

/** Parts that wait for their layout until they come near (`base.css`, `JobsPage.module.css`), and the parts like them. */
const PARTS = 'main > section, main article, footer'

/** Ends the waiting of parts below the first screen for their layout. */
export function layOutWhole(): void {
  document.documentElement.dataset.whole = ''
}

/**
 * Does the same in pieces while the browser is idle: reading a size in a part lays it out, and the browser keeps the result. All at once
 * took 100 to 200 ms on a slow phone.
 */
export async function layOutInParts(): Promise<void> {
  for (const part of document.querySelectorAll(PARTS)) {
    await idle()
    part.firstElementChild?.getBoundingClientRect()
  }
  await idle()
  layOutWhole()
}
