import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Document } from './document.ts'

/**
 * Bundles the contract into one JSON file. Redocly makes a component of every referenced property; those begin with a
 * small letter or lose their meaning as types, so they are put back in place.
 */
export function bundle(file: string): Document {
  execFileSync('node_modules/.bin/redocly', ['bundle', 'hashi', '--output', file], { stdio: 'ignore' })
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
  writeFileSync(file, JSON.stringify(result, null, 1) + '\n')
  return result
}
