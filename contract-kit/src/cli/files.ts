/** The kit's own files, in the checkout and in the installed package. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

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
