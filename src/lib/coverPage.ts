/** From this width on the popover no longer covers the page; the style sheets have the same. */
const WIDE = '(min-width: 64em)'

const STOPS = 'a[href], button, input, select, textarea, summary'

/**
 * Makes an open popover that covers the page modal until the signal aborts: it closes when the window becomes wide, and Tab wraps around.
 * Unlike `inert` and a modal `dialog`, it does not make the browser restyle the whole page. The popover has `tabIndex={-1}`, so that the
 * focus stays in it after a press next to its controls.
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
