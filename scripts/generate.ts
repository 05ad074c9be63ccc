/**
 * `npm run generate` derives these from the contract in `openapi/` and from the control API of the mock: the bundle, the React Query client
 * (orval), the zod schemas, the operation table, and the option lists. The output is committed, and a test compares it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './generate/bundle.ts'
import { writeDeclarations } from './generate/declarations.ts'
import type { Document } from './generate/document.ts'
import { checkLengthsFirst } from './generate/lengthsFirst.ts'
import { writeOperations } from './generate/operations.ts'
import { writeOptions } from './generate/options.ts'
import { run } from './generate/run.ts'

type Folders = { contract: string; client: string; control: string }

export const committed: Folders = {
  contract: 'openapi/generated',
  client: 'src/api/generated',
  control: 'mocks/control/generated',
}

/** Writes all generated files to the folders. */
export async function generate({ contract, client, control }: Folders = committed): Promise<void> {
  for (const folder of [contract, client, control]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  writeOptions('openapi/components/options', contract)
  const file = join(contract, 'openapi.json')
  const document = bundle('hashi', file)
  // Imported here, because the dictionaries import the options that were just written.
  const { completeProblems } = await import('./generate/problems.ts')
  const { fillGuides } = await import('./generate/guides.ts')
  completeProblems(document)
  fillGuides(document)
  writeDocument(file, document)
  const controlFile = join(control, 'openapi.json')
  writeDocument(controlFile, bundle('mock', controlFile))
  run('orval', ['--config', 'orval.config.ts'], {
    GENERATED_CONTRACT: contract,
    GENERATED_CLIENT: client,
    GENERATED_CONTROL: control,
  })
  checkLengthsFirst(join(contract, 'zod.ts'))
  writeOperations(document, join(contract, 'operations.ts'))
  writeDeclarations(document, join(control, 'declarations.ts'))
}

function writeDocument(file: string, document: Document): void {
  writeFileSync(file, JSON.stringify(document, null, 1) + '\n')
}

if (import.meta.main) await generate()
