/** Builds the reference of a contract, a single HTML page that works without a network. */

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const CONTRACT = 'openapi/generated/openapi.json'

const BINARY = 'node_modules/.bin/redocly'
/** The script of the page. Redocly's page loads it from a CDN, but the package includes it. */
const PROGRAM = 'node_modules/@redocly/cli/lib/chunks/redoc.standalone.js'
const PROGRAM_ADDRESS = /import \{ hydrate \} from "([^"]+)"/
/** Redocly's CDN; links preload the script from it. */
const NETWORK = 'cdn.redocly.com'
const LINK = /<link [^<>]*>/g
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg'
const NO_LOGO = 'data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>'

const built = new Map<string, Promise<string>>()

/** Returns the page. The first call builds it in a few seconds, later ones use the cache. Throws with the output of Redocly. */
export function reference(contract = CONTRACT): Promise<string> {
  const page =
    built.get(contract) ??
    build(contract).catch((error: unknown) => {
      built.delete(contract)
      throw error
    })
  built.set(contract, page)
  return page
}

async function build(contract: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hashi-reference-'))
  const file = join(folder, 'index.html')
  try {
    await promisify(execFile)(BINARY, ['build-docs', contract, '--output', file])
    return await withoutNetwork(await readFile(file, 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Inlines the script by an import map and disables telemetry. */
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
