import { readFileSync } from 'node:fs'
import type { Document } from './document.ts'
import { run } from './run.ts'

/**
 * Bundles the files of an API (`redocly.yaml`) into one document and writes it to `file`. Redocly turns every referenced property into a component.
 * These begin with a small letter and are useless as types, so they are inlined.
 */
export function bundle(api: 'hashi' | 'mock' | 'staff', file: string): Document {
  run('redocly', ['bundle', api, '--output', file])
  const document = JSON.parse(readFileSync(file, 'utf8'))
  const schemas: Record<string, unknown> = document.components.schemas
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline)
    if (value === null || typeof value !== 'object') return value
    const name =
      '$ref' in value && typeof value.$ref === 'string'
        ? /schemas\/([a-z].*)$/.exec(value.$ref)?.[1]
        : undefined
    if (name) return inline(schemas[name])
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inline(part)]))
  }
  const inlined = inline(document)
  const result = inlined as Document & { components: { schemas: Record<string, unknown> } }
  for (const name of Object.keys(schemas)) if (/^[a-z]/.test(name)) delete result.components.schemas[name]
  return result
}
