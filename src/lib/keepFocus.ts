const STOPS = 'a[href], button, input, select, textarea, summary'

/**
 * Keeps the focus within an element that is shown as a dialog: Tab leads from its last stop to the first, and back. Unlike
 * `inert` and a modal `dialog` it does not have the browser style the whole page anew while somebody waits.
 */
export function keepFocus(element: HTMLElement, signal: AbortSignal): void {
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
