import type { UseFormReturn } from 'react-hook-form'

/**
 * Takes over values typed into the server-rendered form before hydration. Must run before the controls are registered, so call it
 * from the ref of an element that precedes them.
 */
export function takeTyped(element: HTMLFormElement, { getValues, setValue }: UseFormReturn): void {
  for (const [name, typed] of new FormData(element)) {
    const value: unknown = getValues(name)
    // A control that is a part of a field, such as the year of a date, has no value of its own.
    if (typed === '' || typeof typed !== 'string' || value === undefined) continue
    if (typeof value === 'boolean') setValue(name, true)
    else if (Array.isArray(value)) setValue(name, [...new Set([...value, typed])])
    else setValue(name, typed)
  }
}
