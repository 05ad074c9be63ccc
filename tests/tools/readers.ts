/** Common tools that read OpenAPI documents. Each returns its findings or its output. */

import { execFile } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Document, type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { Json } from '@stoplight/spectral-parsers'
import { oas } from '@stoplight/spectral-rulesets'
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core'

const run = promisify(execFile)

/** The package of the rules has a type of its own. */
const isRuleset = (value: object): value is RulesetDefinition => 'rules' in value

/** Lints by Spectral's rules for OpenAPI. */
export async function spectral(file: string): Promise<string[]> {
  const reader = new Spectral()
  // The shared 405 belongs to every path, and no operation repeats it.
  if (!isRuleset(oas)) throw new Error('Spectral has other rules')
  reader.setRuleset({ extends: [oas], rules: { 'oas3-unused-component': 'off' } })
  const results = await reader.run(new Document(readFileSync(file, 'utf8'), Json, file))
  return results.map(({ code, message, path }) => `${code} ${path.join('/')}: ${message}`)
}

/** Returns the TypeScript types that openapi-typescript writes. */
export async function openapiTypescript(file: string): Promise<string> {
  // Elsewhere, because the program would read this repository's configuration of Redocly.
  using folder = mkdtempDisposableSync(join(tmpdir(), 'hashi-types-'))
  const program = resolve('tests/tools/node_modules/.bin/openapi-typescript')
  const { stdout } = await run(program, [resolve(file)], { cwd: folder.path, maxBuffer: 50_000_000 })
  return stdout
}

/** Returns the Python classes that quicktype writes for all schemas. */
export async function python(file: string): Promise<string> {
  const { components } = JSON.parse(readFileSync(file, 'utf8'))
  const names = Object.keys(components.schemas)
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }]))
  const schema = JSON.stringify({ type: 'object', properties, definitions: components.schemas })
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore())
  await input.addSource({
    name: 'Contract',
    schema: schema.replaceAll('#/components/schemas/', '#/definitions/'),
  })
  const inputData = new InputData()
  inputData.addInput(input)
  const { lines } = await quicktype({
    inputData,
    lang: 'python',
    rendererOptions: { 'python-version': '3.7' },
  })
  return lines.join('\n')
}

/** Settings for a short run on one core: it takes half as long, because Java does not optimise code that ends soon. */
const shortRun = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

export const hasJava = async (): Promise<boolean> =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  )

/**
 * Reads a document by Specmatic's parser, which runs on Java. It knows no sessions by cookies and ignores them; therefore it gets the
 * document with the cookie as a header.
 */
export async function specmatic(file: string): Promise<string> {
  const document = JSON.parse(readFileSync(file, 'utf8'))
  Object.assign(document.components.securitySchemes.session, { in: 'header', name: 'X-Session' })
  using folder = mkdtempDisposableSync(join(tmpdir(), 'hashi-specmatic-'))
  writeFileSync(join(folder.path, 'openapi.json'), JSON.stringify(document))
  const jar = resolve('node_modules/specmatic/specmatic.jar')
  const args = [...shortRun, '-jar', jar, 'examples', 'validate', '--spec-file', 'openapi.json']
  const { stdout, stderr } = await run('java', args, { cwd: folder.path, maxBuffer: 50_000_000 }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return stdout + stderr
}
