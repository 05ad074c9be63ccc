import { useEffect, type RefObject } from 'react'

/** Asks for the check of a field when the person leaves it or the browser tells its change, never while typing (spec §5). */
export function useCheckEvents(form: RefObject<HTMLFormElement | null>, check: (name: string) => void): void {
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('change', ({ target }) => nameOf(target) && check(nameOf(target)), { signal })
    element.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        const name = nameOf(target)
        // Within a group nothing was left yet, and a window in the background leaves no field.
        if (name && name !== nameOf(relatedTarget) && document.hasFocus()) check(name)
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
