/**
 * `npm run generate` derives these from the contracts in `openapi/`, of the site, of the staff and of the mock's control API: the bundles, the React Query client
 * (orval) and its list of secured operations, the other clients, the zod schemas, the operation tables, and the option lists. The output is
 * committed, and a test compares it.
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from './generate/bundle.ts'
import { clientDocument, staffClientDocument } from './generate/clientDocument.ts'
import { writeDeclarations } from './generate/declarations.ts'
import type { Document } from './generate/document.ts'
import { mergeNullableObjects } from './generate/nullableObjects.ts'
import { writeOperations } from './generate/operations.ts'
import { writeOptions } from './generate/options.ts'
import { run } from './generate/run.ts'
import { writeSecured } from './generate/secured.ts'
import { completeShared } from './generate/staffShared.ts'

type Folders = { contract: string; client: string; control: string; staff: string; admin: string }

export const committed: Folders = {
  contract: 'openapi/generated',
  client: 'src/api/generated',
  control: 'mocks/control/generated',
  staff: 'openapi/staff/generated',
  admin: 'admin/generated',
}

/** Writes all generated files to the folders. */
export async function generate(folders: Folders = committed): Promise<void> {
  const { contract, client, control, staff, admin } = folders
  for (const folder of Object.values(folders)) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
  writeOptions('openapi/components/options', contract)
  const file = join(contract, 'openapi.json')
  const document = bundle('hashi', file)
  // Imported here, because the dictionaries import the options that were just written.
  const { completeProblems, publicApi, staffApi } = await import('./generate/problems.ts')
  const { fillGuides } = await import('./generate/guides.ts')
  const { addTables } = await import('./generate/tables.ts')
  completeProblems(document, publicApi)
  fillGuides(document)
  addTables(document)
  writeDocument(file, document)
  const controlFile = join(control, 'openapi.json')
  writeDocument(controlFile, bundle('mock', controlFile))
  const staffFile = join(staff, 'openapi.json')
  const staffDocument = bundle('staff', staffFile)
  completeShared(staffDocument)
  completeProblems(staffDocument, staffApi)
  writeDocument(staffFile, staffDocument)
  const temporary = mkdtempSync(join(tmpdir(), 'hashi-client-'))
  const clientInput = join(temporary, 'openapi.json')
  writeDocument(clientInput, clientDocument(document))
  const adminInput = join(temporary, 'staff.json')
  writeDocument(adminInput, staffClientDocument(staffDocument))
  const zodInput = join(temporary, 'zod.json')
  writeFileSync(zodInput, JSON.stringify(document, mergeNullableObjects))
  const staffZodInput = join(temporary, 'staffZod.json')
  writeFileSync(staffZodInput, JSON.stringify(staffDocument, mergeNullableObjects))
  run('orval', ['--config', 'orval.config.ts'], {
    GENERATED_CONTRACT: contract,
    GENERATED_ZOD_INPUT: zodInput,
    GENERATED_STAFF_ZOD_INPUT: staffZodInput,
    GENERATED_CLIENT_INPUT: clientInput,
    GENERATED_CLIENT: client,
    GENERATED_CONTROL: control,
    GENERATED_STAFF: staff,
    GENERATED_ADMIN_INPUT: adminInput,
    GENERATED_ADMIN: admin,
  })
  rmSync(temporary, { recursive: true })
  writeSecured(document, join(client, 'secured.ts'))
  for (const folder of [contract, staff]) checkLengthsFirst(join(folder, 'zod.ts'))
  writeOperations(document, join(contract, 'operations.ts'))
  writeOperations(staffDocument, join(staff, 'operations.ts'))
  writeDeclarations(document, join(control, 'declarations.ts'))
}

function writeDocument(file: string, document: Document): void {
  writeFileSync(file, JSON.stringify(document, null, 1) + '\n')
}

/**
 * Makes the generated schemas abort at a text that is too long, so that no pattern runs on it. By default zod runs all checks of a
 * value. orval writes the length before the pattern.
 */
function checkLengthsFirst(file: string): void {
  const schemas = readFileSync(file, 'utf8')
  writeFileSync(file, schemas.replaceAll(/zod\.maxLength\((\w+)\)/g, 'zod.maxLength($1, { abort: true })'))
}

if (import.meta.main) await generate()
