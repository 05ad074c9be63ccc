import { PAGE_VIEW_DELAY } from '#domain/limits.ts'

type Count = (pathname: string, previous: string | undefined) => void

/**
 * Calls `count` once for each page view, `PAGE_VIEW_DELAY` after the navigation (spec §9). A page left earlier is not counted.
 * A change of query or hash is no new view.
 */
export function createPageViews(count: Count) {
  let shown: string | undefined
  let counted: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    /** Starts the delay for this page. */
    show(pathname: string): void {
      if (pathname === shown) return
      shown = pathname
      clearTimeout(timer)
      timer = setTimeout(() => {
        count(pathname, counted)
        counted = pathname
      }, PAGE_VIEW_DELAY)
    },
    /** Counts nothing until `show` is called again. */
    stop(): void {
      clearTimeout(timer)
      shown = undefined
      counted = undefined
    },
  }
}
