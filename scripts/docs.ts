/** `npm run docs`: writes the reference of the contract as one HTML file, `.docs/api.html`, readable without a network. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { reference } from '#mocks/reference.ts'

const FILE = '.docs/api.html'

mkdirSync('.docs', { recursive: true })
writeFileSync(FILE, await reference())
console.log(`The reference is in ${FILE}`)
