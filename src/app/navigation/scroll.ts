import { HASH_RETRY, SCROLL_DELAY } from '#domain/limits.ts'
import { afterPress } from '../../lib/afterPress.ts'
import { focusWithoutScroll } from '../../lib/focus.ts'

/** Ends what a scrolling function has begun; called at the next navigation. */
export type Stop = () => void

const nothing: Stop = () => {}

/** Shows the top of a new page, after the delay that the specification asks for. */
export function scrollToTop(): Stop {
  let isStopped = false
  const arrive = () => {
    if (!isStopped) window.scrollTo({ top: 0, behavior: 'instant' })
  }
  setTimeout(() => afterPress(arrive), SCROLL_DELAY)
  return () => {
    isStopped = true
  }
}

/** Goes to a position as soon as the page is long enough, unless the person begins to scroll, press or type. */
export function scrollToPosition(y: number): Stop {
  const arrive = () => {
    window.scrollTo({ top: y, behavior: 'instant' })
    return Math.abs(window.scrollY - y) < 2
  }
  if (arrive()) return nothing
  const listening = new AbortController()
  const observer = new ResizeObserver(() => {
    if (arrive()) stop()
  })
  const stop = () => {
    observer.disconnect()
    listening.abort()
  }
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, stop, { passive: true, signal: listening.signal })
  }
  observer.observe(document.body)
  return stop
}

/** Scrolls smoothly to the element of a hash and gives it the focus; where there is none yet, looks again until there is. */
export function scrollToHash(hash: string): Stop {
  const arrive = () => {
    const element = elementOf(hash)
    element?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    if (element) focusWithoutScroll(element)
    return element !== null
  }
  if (arrive()) return nothing
  const timer = setInterval(() => {
    if (arrive()) clearInterval(timer)
  }, HASH_RETRY)
  return () => clearInterval(timer)
}

/** The element that a hash names, if it is there. */
export function elementOf(hash: string): HTMLElement | null {
  return document.getElementById(decode(hash.slice(1)))
}

/** Browsers take a hash that is not properly encoded as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
