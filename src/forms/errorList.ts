/** A message about a field, and the broken rule, if any. */
export type FormError = { name: string; message: string; rule?: string }

/** Returns the messages of a form with their field names, in the order of its values, which is the order of the page. */
export function errorList(errors: object, values: object): FormError[] {
  return Object.keys(values).flatMap((name) => errorsOf(name, Reflect.get(errors, name)))
}

/** Returns the errors of a field, or of the fields in its rows (`itSkills.0.it_skills`). */
function errorsOf(name: string, error: unknown): FormError[] {
  if (typeof error !== 'object' || error === null) return []
  if ('message' in error && typeof error.message === 'string') {
    const rule = 'type' in error && typeof error.type === 'string' ? error.type : undefined
    return [{ name, message: error.message, rule }]
  }
  return Object.entries(error).flatMap(([part, inner]) => errorsOf(`${name}.${part}`, inner))
}
