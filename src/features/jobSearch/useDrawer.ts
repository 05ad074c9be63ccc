import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react'

/** Where the filters stand beside the list instead of over it; the same as in `FilterForm.module.css`. */
const WIDE = '(min-width: 64em)'

/**
 * Makes a native popover modal: while it is open the rest of the page takes no focus. The browser itself closes it with
 * Escape or a click beside it, and gives the focus back.
 */
export function useDrawer(drawer: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)
  const release = useRef(() => {})

  useEffect(() => {
    const wide = matchMedia(WIDE)
    const close = () => closePopover(drawer.current)
    wide.addEventListener('change', close)
    return () => {
      wide.removeEventListener('change', close)
      release.current()
    }
  }, [drawer])

  const onToggle = ({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    if (target !== currentTarget) return
    setOpen(newState === 'open')
    if (newState !== 'open') return
    release.current = makeInert(elementsBeside(currentTarget))
    currentTarget.focus({ preventScroll: true })
  }

  /** Before it closes, because closing gives the focus back to an element of the page. */
  const onBeforeToggle = ({ target, currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    if (target === currentTarget && newState === 'closed') release.current()
  }

  return { isOpen, close: () => closePopover(drawer.current), handlers: { onToggle, onBeforeToggle } }
}

function closePopover(popover: HTMLElement | null): void {
  if (popover?.matches(':popover-open')) popover.hidePopover()
}

/** Everything in the page that does not contain the element. */
function elementsBeside(element: Element): HTMLElement[] {
  const parent = element.parentElement
  if (!parent) return []
  const beside = [...parent.children]
    .filter((other) => other instanceof HTMLElement)
    .filter((other) => other !== element && !other.inert)
  return [...beside, ...elementsBeside(parent)]
}

function makeInert(elements: HTMLElement[]): () => void {
  for (const element of elements) element.inert = true
  return () => {
    for (const element of elements) element.inert = false
  }
}
