import { PAGE_VIEW_DELAY } from '#domain/limits.ts'

type Count = (pathname: string, previous: string | undefined) => void

/**
 * Tells of each view of a page once, a moment after the page has changed (spec §9). A page that is left before is not told of; another
 * query or hash is the same page.
 */
export function createPageViews(count: Count) {
  let shown: string | undefined
  let counted: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    /** This page is shown now. */
    show(pathname: string): void {
      if (pathname === shown) return
      shown = pathname
      clearTimeout(timer)
      timer = setTimeout(() => {
        count(pathname, counted)
        counted = pathname
      }, PAGE_VIEW_DELAY)
    },
    /** Nothing is told until a page is shown again. */
    stop(): void {
      clearTimeout(timer)
      shown = undefined
      counted = undefined
    },
  }
}
