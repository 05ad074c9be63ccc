/** The files of the entry: in memory, and in the browser's storage to survive a reload. */

import { FILE_BYTES } from '#domain/formLimits.ts'
import type { FilesValues } from '#domain/forms/entry.ts'
import { isRecord } from '#domain/record.ts'
import { dropFile, dropFiles, keepFile, readKeptFiles } from '#src/lib/keptFiles.ts'
import { flowState } from '#src/routes/flowState.ts'

export const fileFields = ['resume', 'resumeJp', 'cvJp'] as const satisfies (keyof FilesValues)[]
export type EntryFileField = (typeof fileFields)[number]

const DRAFT = 'entry'
const files = new Map<string, File>()
let loaded: Promise<void> | null = null

/** Restores the stored files. Runs once only, as the memory is up to date from then on. */
export function loadEntryFiles(): Promise<void> {
  loaded ??= restore()
  return loaded
}

async function restore(): Promise<void> {
  const kept = await readKeptFiles(DRAFT)
  for (const [field, file] of kept) if (!files.has(field)) files.set(field, file)
}

/** Returns the files as form values. */
export function entryFiles(): Record<EntryFileField, File | null> {
  const fileOf = (field: EntryFileField) =>
    nameInDraft(field) === undefined ? null : (files.get(field) ?? null)
  return { resume: fileOf('resume'), resumeJp: fileOf('resumeJp'), cvJp: fileOf('cvJp') }
}

/** Returns the names of files that were chosen and then lost, as this browser could not store them. */
export function lostFiles(): Partial<Record<EntryFileField, string>> {
  const lost = fileFields.filter((field) => !files.has(field) && nameInDraft(field) !== undefined)
  return Object.fromEntries(lost.map((field) => [field, nameInDraft(field)]))
}

/** Sets or removes the file of a field, and deletes the stored one. */
export function setEntryFile(field: EntryFileField, file: File | null): void {
  if (file) files.set(field, file)
  else files.delete(field)
  void dropFile(DRAFT, field)
}

/**
 * Stores a file, unless it exceeds the size limit or the flow was left while it was read. Resolves when it is stored or the browser cannot
 * store it.
 */
export async function keepEntryFile(field: EntryFileField, file: File): Promise<void> {
  if (file.size <= FILE_BYTES && nameInDraft(field) !== undefined) await keepFile(DRAFT, field, file)
}

/** Deletes all files, once the entry is sent or the flow is left. */
export async function clearEntryFiles(): Promise<void> {
  files.clear()
  await dropFiles(DRAFT)
}

/** Returns the name of a field's file in the draft. */
function nameInDraft(field: EntryFileField): string | undefined {
  const kept = flowState('entry').get().draft[field]
  return isRecord(kept) && typeof kept.name === 'string' ? kept.name : undefined
}
