/** `npm run docs`: writes the references of the site's API and of the staff API, each as one HTML file that is readable without a network. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { CONTRACT, reference } from '#mocks/reference.ts'

const pages = [
  { contract: CONTRACT, file: '.docs/api.html' },
  { contract: 'openapi/staff/generated/openapi.json', file: '.docs/staff.html' },
]

mkdirSync('.docs', { recursive: true })
for (const { contract, file } of pages) writeFileSync(file, await reference(contract))
console.log(`The references are in ${pages.map(({ file }) => file).join(' and ')}`)
