/** Returns the label of a field by its name, with rows ('work.0.year'); undefined for a name without one. */
export type LabelOf = (name: string) => string | undefined

/** Returns a text of a dictionary; undefined if it has none of this name. */
export function labelIn(labels: object, name: string): string | undefined {
  const label: unknown = Object.hasOwn(labels, name) ? Reflect.get(labels, name) : undefined
  return typeof label === 'string' ? label : undefined
}
