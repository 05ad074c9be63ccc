import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, type MediaType, operationsOf, resolve } from './generate/document.ts'

const CONTRACT = 'openapi/generated/openapi.json'
const BASE = '/api/v1'

/**
 * Writes the contract adapted for Prism into a folder and returns the file's name. Prism ignores the base path of `servers`, so each path gets it.
 * Prism parses a list in a form only if `style` is set, which OpenAPI 3.1 forbids together with `contentType`.
 */
export function prismDocument(folder: string): string {
  const document: Document = JSON.parse(readFileSync(CONTRACT, 'utf8'))
  for (const { operation } of operationsOf(document)) {
    const form = operation.requestBody?.content['multipart/form-data']
    if (form) form.encoding = listEncodings(document, form)
  }
  const paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [BASE + path, item]))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify({ ...document, servers: [{ url: '/' }], paths }))
  return file
}

function listEncodings(document: Document, { schema }: MediaType): Record<string, object> {
  const properties = Object.entries(resolve(document, schema).properties ?? {})
  const lists = properties.filter(([, property]) => resolve(document, property).type === 'array')
  return Object.fromEntries(
    lists.map(([name]) => [name, { style: 'form', explode: true, allowReserved: true }]),
  )
}
