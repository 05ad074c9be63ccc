/** Lists that are answered in pages. */

import { type Json, listAt } from '../json.ts'
import type { Contract } from './contract.ts'
import type { Operation } from './operations.ts'

/** An answer of an operation. */
type Answered = { operation: Operation | null; json: Json | undefined }

/** Returns the items of a page: the first list of its schema. Fields of JSON have no order. */
export function itemsOf({ resolve }: Contract, { operation, json }: Answered): Json[] {
  const media = operation?.responses.find(({ status }) => status === 200)?.media[0]
  const properties = Object.entries(media ? (resolve(media.schema).properties ?? {}) : {})
  const list = properties.find(([, schema]) => resolve(schema).type === 'array')
  return list ? listAt(json, list[0]) : []
}
