/**
 * Gives what the address names the focus, else the new page's heading, so that a screen reader begins there; the main part where
 * it has no heading yet. A page that tells what went wrong has moved the focus there itself.
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
