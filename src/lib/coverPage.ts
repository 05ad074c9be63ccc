/** From this width on there is space beside the page for what covers it below; the same as in the style sheets. */
const WIDE = '(min-width: 64em)'

const STOPS = 'a[href], button, input, select, textarea, summary'

/**
 * Makes an open popover that covers the page modal until the signal: it is closed when the window becomes wide, and Tab leads
 * from its last stop to the first, and back. Unlike `inert` and a modal `dialog` that does not have the browser style the
 * whole page anew while somebody waits. The popover has `tabIndex={-1}`, so that a press beside its controls leaves the focus in it.
 */
export function coverPage(element: HTMLElement, close: () => void, signal: AbortSignal): void {
  window.matchMedia(WIDE).addEventListener('change', close, { signal })
  const isStop = (stop: HTMLElement) => !stop.matches(':disabled') && stop.checkVisibility()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = [...element.querySelectorAll<HTMLElement>(STOPS)]
    const [first, last] = [stops.find(isStop), stops.findLast(isStop)]
    const { activeElement } = document
    const isAtEnd = event.shiftKey
      ? activeElement === first || activeElement === element
      : activeElement === last
    if (!isAtEnd) return
    event.preventDefault()
    const next = event.shiftKey ? last : first
    next?.focus()
  }
  element.addEventListener('keydown', onKeyDown, { signal })
}
