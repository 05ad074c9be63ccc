import { type ReactNode, Suspense, useContext, useState } from 'react'
import { createStore } from '../lib/store.ts'
import { HydratedContext } from './useHydrated.ts'

/** A part below the first screen. React hydrates it after the rest, or at once after a press in it, so that the page responds earlier. */
export function HydrateLater({ children }: { children: ReactNode }) {
  const page = useContext(HydratedContext)
  const [part] = useState(() => createStore(page.get()))
  return (
    <HydratedContext value={part}>
      <Suspense fallback={null}>{children}</Suspense>
    </HydratedContext>
  )
}
