/**
 * `node scripts/portrait.ts` draws Maria's portrait for the sample content and the contract's examples. Run it after a change of
 * `portrait/maria.svg`, then `npm run format` and `npm run generate`.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg, initWasm } from '@resvg/resvg-wasm'
import { indexedPng } from './portrait/indexedPng.ts'

/** Enough for smooth edges; each answer with the profile carries the picture. */
const COLOURS = 48
const WIDTH = 100
const examples = ['getResume.maria', 'updateProfile.maria', 'getProfile.ja', 'getProfile.en']

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
await initWasm(readFileSync(wasm))
const { width, height, pixels } = new Resvg(readFileSync('scripts/portrait/maria.svg', 'utf8')).render()
const png = indexedPng({ width, height, pixels }, COLOURS).toString('base64')
const lines = png.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? []

writeFileSync(
  'content/people/maria/photo.ts',
  `/** Maria's portrait, drawn by \`scripts/portrait.ts\`. */
export const photo = {
  name: 'maria_santos.png',
  type: 'image/png' as const,
  data: [
${lines.map((line) => `    '${line}',`).join('\n')}
  ].join(''),
}
`,
)
for (const name of examples) {
  const file = `openapi/components/examples/${name}.yaml`
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/"iVBOR[^"]*"/, `"${png}"`))
}
