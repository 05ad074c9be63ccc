import { type ReactNode, Suspense } from 'react'
import { useHydrated } from './useHydrated.ts'

/** Lazy parts that load after the start. Until they are there, and on the server, nothing is in their place. */
export function AfterStart({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>
}
