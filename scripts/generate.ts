/**
 * `npm run generate`: generates the bundle, the React Query client (orval), the zod schemas, the operation table and the option lists from
 * the contract in `openapi/`. The output is committed, and a test compares it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './generate/bundle.ts'
import { checkLengthsFirst } from './generate/lengthsFirst.ts'
import { writeOperations } from './generate/operations.ts'
import { writeOptions } from './generate/options.ts'
import { run } from './generate/run.ts'

/** Writes all generated files to the two folders. */
export async function generate(contract = 'openapi/generated', client = 'src/api/generated'): Promise<void> {
  rmSync(contract, { recursive: true, force: true })
  rmSync(client, { recursive: true, force: true })
  mkdirSync(contract, { recursive: true })
  writeOptions('openapi/components/options', contract)
  const file = join(contract, 'openapi.json')
  const document = bundle(file)
  // Imported here, because the dictionaries import the options that were just written.
  const { completeProblems } = await import('./generate/problems.ts')
  const { fillGuides } = await import('./generate/guides.ts')
  completeProblems(document)
  fillGuides(document)
  writeFileSync(file, JSON.stringify(document, null, 1) + '\n')
  run('orval', ['--config', 'orval.config.ts'], { GENERATED_CONTRACT: contract, GENERATED_CLIENT: client })
  checkLengthsFirst(join(contract, 'zod.ts'))
  writeOperations(document, join(contract, 'operations.ts'))
}

if (import.meta.main) await generate()
