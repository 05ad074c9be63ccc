/** The files of a record: they are read before the transaction, which may run more than once, and stored within it. */

import type { Env } from '../ports/env.ts'
import type { FileScan } from '../ports/files.ts'
import type { KeptFile } from '../ports/profiles.ts'
import type { Store } from '../ports/store.ts'
import { scanUpload } from './scan.ts'

type Upload = { file: KeptFile; bytes: Uint8Array; scan: FileScan }

/** New files by the field that names them. Null removes a file, and a missing one stays. */
export type Uploads<Field extends string> = { [Name in Field]?: Upload | null }

/** Reads files, has them scanned, and gives each a random key. Ends the call with 422 for one that has a virus. */
export async function readUploads<Field extends string>(
  env: Env,
  files: { [Name in Field]?: File | null },
): Promise<Uploads<Field>> {
  const uploads: Uploads<Field> = {}
  for (const field in files) {
    const file = files[field]
    if (file !== undefined) uploads[field] = file && (await readUpload(env, field, file))
  }
  return uploads
}

/** Returns the values that name the files in their record. */
export function keptFiles<Field extends string>(
  uploads: Uploads<Field>,
): { [Name in Field]?: KeptFile | null } {
  const kept: { [Name in Field]?: KeptFile | null } = {}
  for (const field in uploads) {
    const upload = uploads[field]
    if (upload !== undefined) kept[field] = upload && upload.file
  }
  return kept
}

/** Stores the bytes of an applicant's new files. Call it in the transaction that stores the record. */
export async function putFiles(
  { files }: Store,
  applicantId: number,
  uploads: Uploads<string>,
): Promise<void> {
  for (const upload of Object.values(uploads))
    if (upload) await files.put({ key: upload.file.key, applicantId, bytes: upload.bytes, scan: upload.scan })
}

async function readUpload(env: Env, field: string, file: File): Promise<Upload> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const scan = await scanUpload(env, field, bytes)
  const { type, size } = file
  return {
    file: { key: env.random.token('file'), name: file.name.normalize('NFC'), type, size },
    bytes,
    scan,
  }
}
