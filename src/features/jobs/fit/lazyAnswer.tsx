import { type ComponentType, type ReactNode, Suspense } from 'react'
import { lazyWithTexts } from '#src/context/lazyWithTexts.tsx'
import { useMayAnswer } from './toldConditions.ts'

/** `children` are shown while there is no answer, and if it cannot be loaded. */
type Props<Facts> = Facts & { children: ReactNode }

/** Returns a component with an answer for the person, whose code and texts are loaded once somebody has told conditions. */
export function lazyAnswer<Facts extends object>(load: () => Promise<ComponentType<Props<Facts>>>) {
  const Part = lazyWithTexts(['fit'], load, ({ children }) => children)
  return function Answer(props: Props<Facts>) {
    if (!useMayAnswer()) return props.children
    return (
      <Suspense fallback={props.children}>
        <Part {...props} />
      </Suspense>
    )
  }
}
