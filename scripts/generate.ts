/**
 * `npm run generate`: from the contract in `openapi/` to everything derived from it: the bundle, the React Query client
 * (orval), the zod schemas, the operation table and the option lists. What it writes is committed; a test compares.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './generate/bundle.ts'
import { writeOperations } from './generate/operations.ts'
import { writeOptions } from './generate/options.ts'

/** Writes all derived files below the two folders. */
export function generate(contract = 'openapi/generated', client = 'src/api/generated'): void {
  rmSync(contract, { recursive: true, force: true })
  rmSync(client, { recursive: true, force: true })
  mkdirSync(contract, { recursive: true })
  const document = bundle(join(contract, 'openapi.json'))
  execFileSync('node_modules/.bin/orval', ['--config', 'orval.config.ts'], {
    env: { ...process.env, GENERATED_CONTRACT: contract, GENERATED_CLIENT: client },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  writeOptions('openapi/components/options', contract)
  writeOperations(document, join(contract, 'operations.ts'))
}

if (import.meta.main) generate()
