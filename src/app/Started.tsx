import { type ReactNode, useEffect } from 'react'
import { idle } from '../lib/time.ts'

type StartedProps = { onStart: () => void; children: ReactNode }

/** Reports that the first render is in the document, and marks `<html>` for tests and tools. */
export function Started({ onStart, children }: StartedProps) {
  useEffect(() => {
    document.documentElement.dataset.started = ''
    onStart()
    void layOutParts()
  }, [onStart])
  return children
}

/** Parts that wait for their layout until they come near (`base.css`, `JobsPage.module.css`), and the parts like them. */
const PARTS = 'main > section, main article, footer'

/** Ends the waiting of parts below the first screen for their layout. */
export function layOutWhole(): void {
  document.documentElement.dataset.whole = ''
}

/**
 * Lays out the parts one by one while the browser is idle, so that the first scroll is fast: reading a size in a part lays it out, and the
 * browser caches the layout. All at once took 100 to 200 ms on a slow phone.
 */
export async function layOutParts(): Promise<void> {
  for (const part of document.querySelectorAll(PARTS)) {
    await idle()
    part.firstElementChild?.getBoundingClientRect()
  }
  await idle()
  layOutWhole()
}
