import { isSame } from '#src/forms/flow/draft.ts'
import type { Draft } from '#src/routes/flowState.ts'

/** Fields that were changed in the form have been saved with other values by another tab or device. */
export class SavedElsewhere extends Error {
  readonly fields: string[]

  constructor(fields: string[]) {
    super(`Saved elsewhere: ${fields.join(', ')}`)
    this.fields = fields
  }
}

interface Versions<Values> {
  /** The stored values that the form started with. */
  start: Values
  /** The latest stored values that the person has seen. */
  known: Values
  /** The values stored now. */
  present: Values
  /** The values of the form. */
  values: Values
}

/**
 * Returns the present values with the changes made in the form, so that changes of different fields in two tabs are both saved. Throws
 * `SavedElsewhere` if a change would replace one that the person does not know about.
 */
export function mergeChanges<Values extends Draft>({
  start,
  known,
  present,
  values,
}: Versions<Values>): Values {
  const mine = Object.keys(changesOf(values, start))
  const theirs = changesOf(present, known)
  const differing = changesOf(present, values)
  const both = mine.filter((name) => name in theirs && name in differing)
  if (both.length > 0) throw new SavedElsewhere(both)
  return Object.assign({ ...present }, Object.fromEntries(mine.map((name) => [name, values[name]])))
}

/**
 * Returns the fields that are stored as an earlier attempt has sent them: its response was lost, but the server has saved them. They are the
 * person's own, not changes from elsewhere.
 */
export function ownOf(sent: Draft, present: Draft): Draft {
  return Object.fromEntries(Object.entries(sent).filter(([name, value]) => isSame(value, present[name])))
}

/** Returns the values of a form that differ from the stored ones. A file is replaced by its name and size. */
export function changesOf(values: Draft, stored: Draft): Draft {
  const entries = Object.keys(stored).map((name) => [name, storable(values[name])] as const)
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(value, stored[name])))
}

const storable = (value: unknown) => (value instanceof File ? { name: value.name, size: value.size } : value)
