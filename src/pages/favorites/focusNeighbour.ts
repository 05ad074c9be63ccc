import { focusPage, focusWithoutScroll } from '#src/lib/focus.ts'

/** Moves the focus from an article about to be removed to the next or previous one; to the page if it is the only one. */
export function focusNeighbour(element: Element): void {
  const article = element.closest('article')
  const neighbour = article?.nextElementSibling ?? article?.previousElementSibling
  const target = neighbour?.querySelector<HTMLElement>('a, button')
  if (target) focusWithoutScroll(target)
  else focusPage()
}
