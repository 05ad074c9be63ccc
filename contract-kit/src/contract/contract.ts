/** A contract, read once for a run. */

import type { JsonObject } from '../json.ts'
import { type Document, type Schema, locate, readDocument } from './document.ts'
import { type Operation, type Response, operationsOf, responseOf } from './operations.ts'
import { type Tables, tablesOf } from './tables.ts'
import { type Validate, createValidate } from './validator.ts'

export type Contract = {
  /** The document as it is. */
  source: JsonObject
  title: string
  version: string
  /** The path below the target's origin, for example `/api/v1`. */
  base: string
  operations: Operation[]
  /** Returns an operation. Throws if the contract has none of this name. */
  operation: (id: string) => Operation
  /** Returns the operation of a call, or null. `path` is below the base. */
  find: (method: string, path: string) => Operation | null
  /** Returns the methods that a path declares. */
  methodsOf: (path: string) => string[]
  /** A response that no operation repeats, such as `MethodNotAllowed`. */
  shared: (name: string, status: number) => Response | null
  /** Follows the reference of a schema. An object that may be null has both types. */
  resolve: (schema: Schema) => Schema
  validate: Validate
  tables: Tables
}

export function loadContract(file: string): Contract {
  return contractOf(readDocument(file))
}

function contractOf(document: Document & JsonObject): Contract {
  const operations = operationsOf(document)
  const byId = new Map(operations.map((each) => [each.id, each]))
  const patterns = operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }))
  return {
    source: document,
    title: document.info.title,
    version: document.info.version,
    base: new URL(document.servers?.[0]?.url ?? '/', 'http://localhost').pathname.replace(/\/$/, ''),
    operations,
    operation: (id) => {
      const found = byId.get(id)
      if (!found) throw new Error(`The contract has no operation ${id}`)
      return found
    },
    find: (method, path) =>
      patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
        ?.operation ?? null,
    methodsOf: (path) => operations.filter((each) => each.path === path).map(({ method }) => method),
    shared: (name, status) => {
      const source = document.components?.responses?.[name]
      return source ? responseOf(document, status, source, `#/components/responses/${name}`) : null
    },
    resolve: (schema) => withNull(locate(document, schema, '#').value),
    validate: createValidate(document),
    tables: tablesOf(document),
  }
}

/** Returns a schema with the choice of null among its types. */
function withNull(schema: Schema): Schema {
  const object = schema.anyOf?.find(({ type }) => type === 'object')
  return object ? { ...object, type: ['object', 'null'] } : schema
}

/** A part in braces matches one segment of the path. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith('{') ? '[^/]+' : part))
  return new RegExp(`^${parts.join('/')}$`)
}
