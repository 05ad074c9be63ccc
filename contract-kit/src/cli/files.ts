/** The kit's own files, in the checkout and in the installed package. */

import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseJson, textAt } from '../json.ts'

/** The package has its copy of the contract beside the program; the checkout has the original. */
const places = ['./openapi.json', '../../../openapi/generated/openapi.json']

export function ownContract(): string {
  const found = places
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((file) => existsSync(file))
  if (found === undefined)
    throw new Error('The kit has lost its copy of the contract; name one by --contract FILE')
  return found
}

/** Returns the version of the kit itself. */
export function ownVersion(): string {
  const file = ['../package.json', '../../package.json']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((each) => existsSync(each))
  return file === undefined ? 'unknown' : textAt(parseJson(readFileSync(file, 'utf8')), 'version')
}
