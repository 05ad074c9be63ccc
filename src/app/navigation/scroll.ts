import { HASH_RETRY, SCROLL_DELAY } from '#domain/limits.ts'
import { focusWithoutScroll } from '../../lib/focus.ts'

/** Cancels a pending scroll; called at the next navigation. */
export type Stop = () => void

const nothing: Stop = () => {}

/** Shows the page from its top. */
export function showTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * Shows a new page from its top at once, and scrolls there after the delay of the specification, unless the person scrolls, presses or types
 * first.
 */
export function scrollToTop(): Stop {
  showTop()
  const listening = new AbortController()
  const timer = setTimeout(() => {
    stop()
    showTop()
  }, SCROLL_DELAY)
  const stop = () => {
    clearTimeout(timer)
    listening.abort()
  }
  onPersonMoving(stop, listening.signal)
  return stop
}

/** The time in ms from the arrival at a position to the end of its hold. */
const HOLD = 3000

/** Scrolls to a position once the page is long enough, and keeps it while late parts above it come. */
export function scrollToPosition(y: number): Stop {
  return hold(() => {
    window.scrollTo({ top: y, behavior: 'instant' })
    return Math.abs(window.scrollY - y) < 2
  })
}

/** Scrolls again at every change of the page's height, until `HOLD` after the arrival, unless the person scrolls, presses or types first. */
function hold(arrive: () => boolean): Stop {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    observer.disconnect()
    listening.abort()
    clearTimeout(timer)
  }
  const observer = new ResizeObserver(() => {
    if (arrive()) timer ??= setTimeout(stop, HOLD)
  })
  onPersonMoving(stop, listening.signal)
  arrive()
  observer.observe(document.body)
  return stop
}

/** Calls back when the person scrolls, presses or types: the position is theirs from then on. Events that a script sends do not count. */
function onPersonMoving(run: () => void, signal: AbortSignal): void {
  const onEvent = ({ isTrusted }: Event) => {
    if (isTrusted) run()
  }
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, onEvent, { passive: true, signal })
  }
}

/** Scrolls smoothly to the element of a hash and focuses it, and keeps it in place while late parts come. Retries until the element exists. */
export function scrollToHash(hash: string): Stop {
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  let stopHolding = nothing
  const arrive = () => {
    const element = elementOf(hash)
    if (!element) return false
    stopHolding = hold(() => {
      elementOf(hash)?.scrollIntoView({ behavior })
      return true
    })
    focusWithoutScroll(element)
    return true
  }
  const timer = arrive()
    ? undefined
    : setInterval(() => {
        if (arrive()) clearInterval(timer)
      }, HASH_RETRY)
  return () => {
    clearInterval(timer)
    stopHolding()
  }
}

/** Returns the element that a hash names, or null. */
export function elementOf(hash: string): HTMLElement | null {
  return document.getElementById(decode(hash.slice(1)))
}

/** Returns an incorrectly encoded hash unchanged, like browsers do. */
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
