import { useEffect, type RefObject } from 'react'

/** Longest time that a check waits for the end of a press, in ms: the list of a select takes the end away from the page. */
const LONGEST_PRESS = 500

/**
 * Asks for the check of a field when the person leaves it or the browser tells its change, never while typing (spec §5). A
 * field that is left by pressing a button is checked when the press has ended: its message moves what is below, and
 * the button would slip away from under the pointer.
 */
export function useCheckEvents(form: RefObject<HTMLFormElement | null>, check: (name: string) => void): void {
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let isPressed = false
    let waiting: string[] = []

    const checkWaiting = () => {
      isPressed = false
      waiting.forEach(check)
      waiting = []
    }
    const ask = (name: string) => {
      if (!isPressed) return check(name)
      waiting.push(name)
      setTimeout(checkWaiting, LONGEST_PRESS)
    }

    window.addEventListener('pointerdown', () => (isPressed = true), { capture: true, signal })
    for (const end of ['pointerup', 'pointercancel']) {
      window.addEventListener(end, () => setTimeout(checkWaiting), { capture: true, signal })
    }
    element.addEventListener('change', ({ target }) => nameOf(target) && check(nameOf(target)), { signal })
    element.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        const name = nameOf(target)
        // Within a group nothing was left yet, and a window in the background leaves no field.
        if (name && name !== nameOf(relatedTarget) && document.hasFocus()) ask(name)
      },
      { signal },
    )
    return () => listening.abort()
  }, [form, check])
}

/**
 * The form name of a control; '' for buttons, links and what is no element. A file is read first, and set by the program then.
 */
function nameOf(target: EventTarget | null): string {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  return isControl && target.type !== 'file' ? target.name : ''
}
