import { useEffect, useLayoutEffect, useRef } from 'react'

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

/**
 * Follows a link to an element of the page without the router, so that the focus moves too. Adds no history entry: a page that confirms
 * before it is left could not revert that navigation.
 */
export function skipTo(id: string, event: { preventDefault: () => void }): void {
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  target.scrollIntoView()
  target.focus({ preventScroll: true })
}

/** Returns the ref of an element that takes the focus when it mounts, such as the button of a result in place of a form. */
export function useFocusOnMount<Focusable extends HTMLElement>() {
  const ref = useRef<Focusable>(null)
  useEffect(() => ref.current?.focus({ preventScroll: true }), [])
  return ref
}

/**
 * Returns the ref of an element that disappears after a press in it, such as a failure that is tried again. The focus moves from there to
 * the section around it, or to the heading of the page.
 */
export function useFocusAfterwards<Leaving extends HTMLElement>() {
  const ref = useRef<Leaving>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const around = element.closest<HTMLElement>('section')
      const target = around ?? document.querySelector<HTMLElement>('main h1')
      if (target) focusWithoutScroll(target)
    }
  }, [])
  return ref
}

/** Moves the focus to an element after the removal of a list's focused item. */
export function useFocusAfterRemoval(count: number, id: string): void {
  const before = useRef(count)
  useEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body
    before.current = count
    if (isLost) document.getElementById(id)?.focus({ preventScroll: true })
  }, [count, id])
}
