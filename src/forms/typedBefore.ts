import type { UseFormReturn } from 'react-hook-form'

/**
 * Takes over what was typed into a form that the server has sent before the program started. To be called before
 * the controls are registered: by the ref of an element that stands before them.
 */
export function takeTyped(element: HTMLFormElement, { getValues, setValue }: UseFormReturn): void {
  for (const [name, typed] of new FormData(element)) {
    const value: unknown = getValues(name)
    if (typed === '' || typeof typed !== 'string') continue
    if (typeof value === 'boolean') setValue(name, true)
    else if (Array.isArray(value)) setValue(name, [...new Set([...value, typed])])
    else setValue(name, typed)
  }
}
