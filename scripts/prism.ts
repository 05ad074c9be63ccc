/**
 * `npm run prism`: Prism answers from the contract's examples on `PORT` (4020). With `-- --proxy URL` it stands before a real server
 * instead and tells where requests and answers leave the contract.
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { proxy: { type: 'string' }, port: { type: 'string' } } })
const port = values.port ?? process.env.PORT ?? '4020'
const contract = 'openapi/generated/openapi.json'
const command = values.proxy ? ['proxy', contract, values.proxy] : ['mock', contract]

spawn('prism', [...command, '--port', port], { stdio: 'inherit' }).on('exit', (code) =>
  process.exit(code ?? 1),
)
