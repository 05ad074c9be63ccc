import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepPosition } from './scrollPositions.ts'

/**
 * Stores the scroll position of the current history entry, so that back and forward can restore it. The browser's own
 * restoration serves full loads only: within the site it would run before the page is rendered.
 */
export function useScrollPositions(entry: string): void {
  const current = useRef({ entry, y: 0 })

  // Stored as soon as the new page is in the DOM, since its height may change the position.
  useLayoutEffect(() => {
    const left = current.current
    if (left.entry !== entry) keepPosition(left.entry, left.y)
    current.current = { entry, y: window.scrollY }
  }, [entry])

  useEffect(() => {
    const onScroll = () => {
      current.current.y = window.scrollY
    }
    const onHide = () => {
      keepPosition(current.current.entry, current.current.y)
      window.history.scrollRestoration = 'auto'
    }
    const onShow = () => {
      window.history.scrollRestoration = 'manual'
    }
    onShow()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
}
