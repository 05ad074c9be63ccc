/**
 * Values that a person has typed in forms of the applicant area, in this tab only. They survive a reload and the end of the session, and
 * belong to one person: another person who logs in never sees them (`claimTyped`). Never store passwords.
 */

import { isRecord } from '#domain/record.ts'
import { stored } from './stored.ts'

type Typed = { owner: number | null; forms: Record<string, unknown> }

const store = stored('sessionStorage', 'typed', read, { owner: null, forms: {} })

function read(value: unknown): Typed | undefined {
  if (!isRecord(value) || !isRecord(value.forms)) return undefined
  return { owner: typeof value.owner === 'number' ? value.owner : null, forms: value.forms }
}

/** Returns the values typed in a form; undefined without values. The caller checks their types, as with `filledWith`. */
export const typedIn = (form: string): unknown => store.get().forms[form]

/** Returns whether any form has values. */
export const hasTyped = (): boolean => Object.values(store.get().forms).some(isFilled)

const isFilled = (values: unknown): boolean =>
  isRecord(values) && Object.values(values).some((value) => !isBlank(value))

const isBlank = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === '' || value === null || value === undefined

/** Stores the values of a form. Returns whether the browser has stored them beyond this page. */
export function keepTyped(form: string, values: unknown): boolean {
  const { owner, forms } = store.get()
  return store.set({ owner, forms: { ...forms, [form]: values } })
}

/** Removes the values of a form, as after sending. */
export function dropTyped(form: string): void {
  const { owner, forms } = store.get()
  const { [form]: _sent, ...others } = forms
  store.set({ owner, forms: others })
}

/** Returns the id of the owner of this tab's values, or null. */
export const ownerOfTyped = (): number | null => store.get().owner

/** Assigns the values in this tab to a person. */
export function claimTyped(owner: number): void {
  if (ownerOfTyped() !== owner) store.set({ ...store.get(), owner })
}

/** Removes all values and their owner. */
export function clearTyped(): void {
  store.clear()
}
