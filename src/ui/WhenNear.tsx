import { type ReactNode, type RefObject, Suspense, useRef, useEffect, useState } from 'react'

interface WhenNearProps {
  /** Reserves the place of the children, so that nothing moves when they appear. */
  className?: string
  children: ReactNode
}

/** Renders its children once the reader is less than a screen away. */
export function WhenNear({ className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <div ref={place} className={className}>
      {isNear && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  )
}

/** Returns true once an element is less than a screen away from the viewport. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
