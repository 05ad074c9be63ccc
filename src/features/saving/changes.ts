import type { Draft } from '#src/forms/flow/flowState.ts'

/** Returns the values of a form that differ from the stored ones. A file is replaced by its name and size. */
export function changesOf(values: Draft, stored: Draft): Draft {
  const entries = Object.keys(stored).map((name) => [name, storable(values[name])] as const)
  return Object.fromEntries(entries.filter(([name, value]) => !isSame(value, stored[name])))
}

const storable = (value: unknown) => (value instanceof File ? { name: value.name, size: value.size } : value)

const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other)
