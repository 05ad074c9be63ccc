import type { ReactNode } from 'react'

/** Words for the ear only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>
}
