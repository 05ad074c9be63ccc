import { type ReactNode, Suspense, useRef } from 'react'
import { useNear } from '../lib/useNear.ts'

interface WhenNearProps {
  /** Keeps the place of the children, so that nothing moves when they come. */
  className?: string
  children: ReactNode
}

/** Renders its children, most of them lazy, once the reader is less than a screen away. */
export function WhenNear({ className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <div ref={place} className={className}>
      {isNear && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  )
}
