import { type ComponentType, type ReactNode, Suspense } from 'react'
import { latePart } from '#src/context/latePart.tsx'
import { useMayShowFit } from './toldConditions.ts'

/** `children` are shown while there is no verdict, and if it cannot be loaded. */
type Props<Facts> = Facts & { children: ReactNode }

/** Returns a component with a verdict for the person. Its code and texts are loaded once the conditions are known. */
export function lazyFit<Facts extends object>(load: () => Promise<ComponentType<Props<Facts>>>) {
  const Part = latePart({ texts: ['fit'], load, instead: ({ children }) => children })
  return function FitSummary(props: Props<Facts>) {
    if (!useMayShowFit()) return props.children
    return (
      <Suspense fallback={props.children}>
        <Part {...props} />
      </Suspense>
    )
  }
}
