import { useEffect, type RefObject } from 'react'

/** Calls `check` for a field on blur and on `change`, never while typing (spec §5). */
export function useCheckEvents(form: RefObject<HTMLFormElement | null>, check: (name: string) => void): void {
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener(
      'change',
      ({ target }) => {
        const name = nameOf(target)
        // A date is checked once all its parts are chosen.
        if (name && !hasEmptyPart(element, target)) check(name)
      },
      { signal },
    )
    element.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        const name = nameOf(target)
        // Moving within a group does not leave the field, nor does switching to another window.
        if (name && name !== nameOf(relatedTarget) && document.hasFocus()) check(name)
      },
      { signal },
    )
    return () => listening.abort()
  }, [form, check])
}

/**
 * Returns the field name of a control, and of the whole date for a part of a date (`PartSelect.tsx`); '' for buttons, links and
 * non-elements. File inputs are excluded: `useRuleForm` checks a file when it is set.
 */
function nameOf(target: EventTarget | null): string {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  return isControl && target.type !== 'file' ? (target.dataset.field ?? target.name) : ''
}

/** Returns true for a part of a field if another part is not chosen yet. */
function hasEmptyPart(form: HTMLFormElement, target: EventTarget | null): boolean {
  const field = target instanceof HTMLSelectElement && target.dataset.field
  const parts = field ? [...form.querySelectorAll('select')] : []
  return parts.some((part) => part.dataset.field === field && part.value === '')
}
