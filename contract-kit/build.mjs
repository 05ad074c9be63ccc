/** Bundles the kit with its libraries and its copy of the contract into `dist/`, so that the package needs no other. */
import { chmodSync, copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const file = (path) => fileURLToPath(new URL(path, import.meta.url))
const output = file('dist/hashi-contract.js')

rmSync(file('dist'), { recursive: true, force: true })
mkdirSync(file('dist'))
const bundle = await rolldown({ input: file('src/cli/main.ts'), platform: 'node' })
await bundle.write({ file: output, format: 'esm', codeSplitting: false })
copyFileSync(file('../openapi/generated/openapi.json'), file('dist/openapi.json'))
chmodSync(output, 0o755)
