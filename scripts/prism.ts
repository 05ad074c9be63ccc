/**
 * `npm run prism`: Prism answers from the contract's examples on `PORT` (4020), below `/api/v1`. With `-- --proxy ORIGIN` it forwards to a
 * real server instead and reports requests and answers that violate the contract.
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { prismDocument } from './prismDocument.ts'

const { values } = parseArgs({ options: { proxy: { type: 'string' }, port: { type: 'string' } } })
const port = values.port ?? process.env.PORT ?? '4020'
const contract = prismDocument()
const command = values.proxy ? ['proxy', contract, values.proxy] : ['mock', contract]

spawn('prism', [...command, '--port', port], { stdio: 'inherit' }).on('exit', (code) =>
  process.exit(code ?? 1),
)
