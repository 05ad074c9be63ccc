/** The description of the field that a finding names. */

import type { Contract } from '../contract/contract.ts'
import type { Finding } from '../findings.ts'
import { at, textAt } from '../json.ts'
import type { Sentence } from '../sentences/collect.ts'
import { schemasIn, schemasOf } from '../sentences/schemas.ts'

export type Quoted = Pick<Finding, 'rule' | 'operationId' | 'place' | 'expected'>

/** Returns the first sentence about the field, or about the schema of its values, or about the one that has the field, or none. */
export function fieldQuotes(contract: Contract, sentences: Sentence[], finding: Quoted): Sentence[] {
  const field = fieldOf(finding)
  if (field === undefined) return []
  const propertyOf = (schema: string) =>
    at(contract.source, 'components', 'schemas', schema, 'properties', field)
  // The first schema with such a field has it in the place nearest to the finding.
  const schema = schemasNear(contract, finding).find((name) => propertyOf(name) !== undefined)
  if (schema === undefined) return []
  const property = propertyOf(schema)
  const value = textAt(property, '$ref') || textAt(property, 'items', '$ref')
  return [`schemas ${schema} ${field}`, `schemas ${value.split('/').at(-1)}`, `schemas ${schema}`]
    .map((name) => sentences.filter(({ places }) => places.includes(name)).slice(0, 1))
    .reduce((found, other) => (found.length > 0 ? found : other))
}

/** The schema of the place of a finding with those inside it, or the schemas of the operation. */
function schemasNear({ source, operation }: Contract, { place, operationId }: Quoted): string[] {
  const [, named] = /^#\/components\/schemas\/(\w+)/.exec(place) ?? []
  if (named !== undefined) return schemasIn(source, { $ref: `#/components/schemas/${named}` }, [])
  if (operationId === null) return []
  const { path, method } = operation(operationId)
  return schemasOf(source, at(source, 'paths', path, method.toLowerCase()) ?? null)
}

/** The name of a field in a finding: `"title": …`, `… at /jobs/0/title`, or the end of its place. */
const fieldOf = ({ place, expected }: Quoted): string | undefined =>
  [
    /property '(\w+)'/.exec(expected),
    /"(\w+)":/.exec(expected),
    /(?:^| at )\/(?:[\w*]+\/)*?([A-Za-z_]\w*)(?:\/[\d*]+)*(?=[ ,]|$)/.exec(expected),
    /\/properties\/(\w+)\/\w+$/.exec(place),
  ].find((found) => found !== null)?.[1]
