/**
 * Bundles the kit with its libraries, its model, its copy of the contract and the checks of each sentence
 * into `dist/`, so that the package needs no other.
 */

import { chmodSync, copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const file = (path) => fileURLToPath(new URL(path, import.meta.url))
const output = file('dist/hashi-contract.js')

/** The backend of the model needs these functions, which Node 20 does not have. */
const intro = `Promise.withResolvers ??= () => {
  const parts = {}
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
  return parts
}
Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
Object.groupBy ??= (items, keyOf) => Object.fromEntries(Map.groupBy(items, keyOf))`

rmSync(file('dist'), { recursive: true, force: true })
mkdirSync(file('dist'))
const bundle = await rolldown({ input: file('src/cli/main.ts'), platform: 'node' })
await bundle.write({ file: output, format: 'esm', codeSplitting: false, intro })
copyFileSync(file('../openapi/generated/openapi.json'), file('dist/openapi.json'))
cpSync(file('sentences/areas'), file('dist/areas'), { recursive: true })
chmodSync(output, 0o755)
