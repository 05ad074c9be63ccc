import { type RefObject, useEffect, useState } from 'react'
import { coverPage } from '#src/lib/coverPage.ts'

/**
 * Makes a native popover modal by trapping the focus while it is open. The browser opens it (also before hydration), closes it on
 * Escape or an outside click, and restores the focus.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const element = drawer.current
    if (!element) return undefined
    const read = () => setOpen(isShown(element))
    element.addEventListener('toggle', read)
    read()
    return () => element.removeEventListener('toggle', read)
  }, [drawer])

  useEffect(() => {
    const element = drawer.current
    if (!isOpen || !element) return undefined
    const listening = new AbortController()
    element.focus({ preventScroll: true })
    coverPage(element, () => hide(element), listening.signal)
    return () => listening.abort()
  }, [isOpen, drawer])

  return { isOpen, close: () => hide(drawer.current) }
}

const isShown = (popover: HTMLElement | null): boolean => popover?.matches(':popover-open') ?? false

function hide(popover: HTMLElement | null): void {
  if (isShown(popover)) popover?.hidePopover()
}
