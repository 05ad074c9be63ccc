/** The readable reference of the contract: one HTML page that works without a network. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const CONTRACT = 'openapi/generated/openapi.json'

const BINARY = 'node_modules/.bin/redocly'
/** The program that makes the page interactive. Redocly's page loads it from its own network, but the package has it too. */
const PROGRAM = 'node_modules/@redocly/cli/lib/chunks/redoc.standalone.js'
const PROGRAM_ADDRESS = /import \{ hydrate \} from "([^"]+)"/
/** Redocly's network, from which links load the program ahead of time. */
const NETWORK = 'cdn.redocly.com'
const LINK = /<link [^<>]*>/g
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg'
const NO_LOGO = 'data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>'

let built: Promise<string> | undefined

/** Builds the page at the first call, in a few seconds, and returns it from memory later. Throws with the output of Redocly. */
export function reference(): Promise<string> {
  built ??= build().catch((error: unknown) => {
    built = undefined
    throw error
  })
  return built
}

async function build(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hashi-reference-'))
  const file = join(folder, 'index.html')
  try {
    await promisify(execFile)(BINARY, ['build-docs', CONTRACT, '--output', file])
    return await withoutNetwork(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Maps the address of the program to its text within the page, and switches its usage reports off. */
async function withoutNetwork(html: string): Promise<string> {
  const address = PROGRAM_ADDRESS.exec(html)?.[1]
  if (!address) throw new Error('The page of redocly build-docs has changed: it loads no program')
  const program = (await readFile(PROGRAM, 'utf8')).replaceAll(LOGO, NO_LOGO)
  const imports = { [address]: `data:text/javascript;base64,${Buffer.from(program).toString('base64')}` }
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`
  return html
    .replaceAll(LINK, (link) => (link.includes(NETWORK) ? '' : link))
    .replaceAll(LOGO, NO_LOGO)
    .replace('<head>', () => `<head>${map}`)
    .replace('"disableTelemetry":false', '"disableTelemetry":true')
}
