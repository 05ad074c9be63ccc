/** Assigns each schema to the first tag with an operation that takes or returns it. */

import { type Json, type JsonObject, at, isObject, listAt, textAt } from '../json.ts'

export function areaOfSchemas(contract: JsonObject): Map<string, string> {
  const areas = new Map<string, string>()
  const operations = Object.values(partsOf(at(contract, 'paths'))).flatMap((item) =>
    Object.values(partsOf(item)),
  )
  // The first operation wins, so it is set last.
  for (const operation of operations.toReversed())
    for (const schema of schemasOf(contract, operation))
      areas.set(schema, textAt(listAt(operation, 'tags')[0]))
  return areas
}

/** Returns the names of the schemas that an operation takes or returns. Failures have the same schemas everywhere, and belong to no tag. */
export function schemasOf(contract: JsonObject, operation: Json): string[] {
  const successes = Object.entries(partsOf(at(operation, 'responses'))).filter(([status]) => status < '300')
  const used = [at(operation, 'parameters'), at(operation, 'requestBody'), Object.fromEntries(successes)]
  return used.flatMap((part) => schemasIn(contract, part ?? null, []))
}

const partsOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})

/** Returns the names of all schemas that a part refers to, directly or through others. */
export function schemasIn(contract: JsonObject, value: Json, above: string[]): string[] {
  if (typeof value !== 'object' || value === null) return []
  const target = textAt(value, '$ref')
  if (target === '' || above.includes(target))
    return Object.values(value).flatMap((part) => schemasIn(contract, part, above))
  const [, , kind = '', name = ''] = target.split('/')
  if (kind === 'examples') return []
  const inside = schemasIn(contract, at(contract, 'components', kind, name) ?? null, [...above, target])
  return kind === 'schemas' ? [name, ...inside] : inside
}
