/** The contract has no unused parts. */

import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'

const FOLDER = 'openapi'

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.parentPath.includes('generated') && entry.name !== 'README.md')
  .map((entry) => join(entry.parentPath, entry.name))
const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')

test('every file of the contract is referenced', () => {
  expect(files.length).toBeGreaterThan(200)
  // The option lists become constants even if no schema uses them.
  const entryPoints = [
    `${FOLDER}/openapi.yaml`,
    `${FOLDER}/mock/openapi.yaml`,
    `${FOLDER}/staff/openapi.yaml`,
    `${FOLDER}/components/options/`,
  ]
  const orphans = files.filter(
    (file) => !text.includes(basename(file)) && !entryPoints.some((start) => file.startsWith(start)),
  )
  expect(orphans).toEqual([])
})

test('every shared response and schema of the bundle is used, except the 405 of every path', () => {
  const bundle = JSON.stringify(contract)
  const unused = (['schemas', 'responses', 'examples'] as const).flatMap((kind) =>
    Object.keys(contract.components[kind] ?? {}).filter(
      (name) => !bundle.includes(`"#/components/${kind}/${name}"`),
    ),
  )
  expect(unused).toEqual(['MethodNotAllowed', 'NotModified'])
})
