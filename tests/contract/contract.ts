/** Reads the bundled contract for the tests of this folder. */

import { readFileSync } from 'node:fs'
import {
  type Document,
  type MediaType,
  type OperationEntry,
  operationsOf,
  resolve,
} from '../../scripts/generate/document.ts'

export const contract: Document = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8'))

export const entries: OperationEntry[] = operationsOf(contract)

export type Example = { name: string; value: unknown }

/** Returns the named examples of a body, with references resolved. */
export function examplesOf({ examples = {} }: MediaType, document = contract): Example[] {
  return Object.entries(examples).map(([name, example]) => ({
    name,
    value: resolve(document, example).value,
  }))
}

export type Answer = { status: number; contentType: string; media: MediaType }

/** Returns the declared responses that have a body. */
export function answersOf({ operation }: OperationEntry, document = contract): Answer[] {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(resolve(document, response).content ?? {}).map(([contentType, media]) => ({
      status: Number(status),
      contentType,
      media,
    })),
  )
}

export function successOf(entry: OperationEntry, document = contract): Answer {
  const found = answersOf(entry, document).find(({ status }) => status < 300)
  if (!found) throw new Error(`${entry.operation.operationId} declares no success`)
  return found
}

/** Returns the request body with its type, or null. */
export function bodyOf({ operation }: OperationEntry): { contentType: string; media: MediaType } | null {
  const [body] = Object.entries(operation.requestBody?.content ?? {})
  return body ? { contentType: body[0], media: body[1] } : null
}
