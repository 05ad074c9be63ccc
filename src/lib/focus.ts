/**
 * Focuses the element that the address names, else the new page's heading, so that a screen reader starts there; `main` if there
 * is no heading yet. A page with an error message has already moved the focus to it.
 */
export function focusPage(named: HTMLElement | null = null): void {
  if (document.activeElement?.closest('[role=alert]')) return
  const target = named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (target) focusWithoutScroll(target)
}

export function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
