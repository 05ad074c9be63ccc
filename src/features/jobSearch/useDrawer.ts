import { type RefObject, type ToggleEvent, useEffect, useState } from 'react'
import { keepFocus } from '#src/lib/keepFocus.ts'

/** Where the filters stand beside the list instead of over it; the same as in `FilterForm.module.css`. */
const WIDE = '(min-width: 64em)'

/**
 * Makes a native popover modal: while it is open it keeps the focus. The browser itself closes it with Escape or a click
 * beside it, and gives the focus back.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const element = drawer.current
    if (!isOpen || !element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    keepFocus(element, signal)
    matchMedia(WIDE).addEventListener('change', () => closePopover(element), { signal })
    return () => listening.abort()
  }, [isOpen, drawer])

  const onToggle = ({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    if (target !== currentTarget) return
    setOpen(newState === 'open')
    if (newState === 'open') currentTarget.focus({ preventScroll: true })
  }

  return { isOpen, close: () => closePopover(drawer.current), onToggle }
}

function closePopover(popover: HTMLElement | null): void {
  if (popover?.matches(':popover-open')) popover.hidePopover()
}
