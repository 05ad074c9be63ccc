import { focusPage, focusWithoutScroll } from '#src/lib/focus.ts'

/** Gives the focus that is in an article of a list, which is about to go, to the next one, or to the page after the last. */
export function focusNeighbour(element: Element): void {
  const article = element.closest('article')
  const neighbour = article?.nextElementSibling ?? article?.previousElementSibling
  const target = neighbour?.querySelector<HTMLElement>('a, button')
  if (target) focusWithoutScroll(target)
  else focusPage()
}
