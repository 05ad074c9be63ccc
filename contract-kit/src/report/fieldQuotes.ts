/** The description of the field that a finding names. */

import type { Contract } from '../contract/contract.ts'
import type { Finding } from '../findings.ts'
import { at, textAt } from '../json.ts'
import type { Sentence } from '../sentences/collect.ts'
import { schemasIn, schemasOf } from '../sentences/schemas.ts'

export type Quoted = Pick<Finding, 'rule' | 'operationId' | 'place' | 'expected'>

/** Returns the first sentence about the field, or about the schema of its values, or about the one that has the field, or none. */
export function fieldQuotes(contract: Contract, sentences: Sentence[], finding: Quoted): Sentence[] {
  const schemas = schemasNear(contract, finding)
  const propertyOf = (schema: string, field: string) =>
    at(contract.source, 'components', 'schemas', schema, 'properties', field)
  // The first schema with such a field has it in the place nearest to the finding.
  const [found] = fieldsOf(finding).flatMap((field) => {
    const schema = schemas.find((name) => propertyOf(name, field) !== undefined)
    return schema === undefined ? [] : [{ schema, field }]
  })
  if (!found) return []
  const { schema, field } = found
  const property = propertyOf(schema, field)
  const value = textAt(property, '$ref') || textAt(property, 'items', '$ref')
  return [`schemas ${schema} ${field}`, `schemas ${value.split('/').at(-1)}`, `schemas ${schema}`]
    .map((name) => sentences.filter(({ places }) => places.includes(name)).slice(0, 1))
    .reduce((first, other) => (first.length > 0 ? first : other))
}

/** The schema of the place of a finding with those inside it, or the schemas of the operation. */
function schemasNear({ source, operation }: Contract, { place, operationId }: Quoted): string[] {
  const [, named] = /^#\/components\/schemas\/(\w+)/.exec(place) ?? []
  if (named !== undefined) return schemasIn(source, { $ref: `#/components/schemas/${named}` }, [])
  if (operationId === null) return []
  const { path, method } = operation(operationId)
  return schemasOf(source, at(source, 'paths', path, method.toLowerCase()) ?? null)
}

/** The names in a finding that may be fields: `"title": …`, `… at /jobs/0/title`, the end of its place, a name of two words, or `place as …`. */
const fieldsOf = ({ place, expected }: Quoted): string[] =>
  [
    /property '(\w+)'/.exec(expected),
    /"(\w+)":/.exec(expected),
    /(?:^| at )\/(?:[\w*]+\/)*?([A-Za-z_]\w*)(?:\/[\d*]+)*(?=[ ,]|$)/.exec(expected),
    /\/properties\/(\w+)\/\w+$/.exec(place),
    /(?:^|[ "])([a-z]+(?:[A-Z]|_[a-z])\w*)/.exec(expected),
    /^([a-z]\w*) as /.exec(expected),
  ].flatMap((found) => found?.[1] ?? [])
