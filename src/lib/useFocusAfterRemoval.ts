import { useEffect, useRef } from 'react'

/** Moves the focus to an element when a list got shorter and the focused item went with the removed ones. */
export function useFocusAfterRemoval(count: number, id: string): void {
  const before = useRef(count)
  useEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body
    before.current = count
    if (isLost) document.getElementById(id)?.focus({ preventScroll: true })
  }, [count, id])
}
