/** The files of the entry: in memory while the page lives, and in the browser's storage over a reload. */
import type { FilesValues } from '#domain/forms/entry.ts'
import { FILE_BYTES } from '#domain/limits.ts'
import { isRecord } from '#domain/record.ts'
import { flowState } from '#src/forms/flow/flowState.ts'
import { dropFile, dropFiles, keepFile, readKeptFiles } from '#src/lib/keptFiles.ts'

export const fileFields = ['resume', 'resumeJp', 'cvJp'] as const satisfies (keyof FilesValues)[]
export type EntryFileField = (typeof fileFields)[number]

const DRAFT = 'entry'
const files = new Map<string, File>()
let loaded: Promise<void> | null = null

/** Brings back what was kept over a reload; once, as from then on the memory is right. */
export function loadEntryFiles(): Promise<void> {
  loaded ??= bringBack()
  return loaded
}

async function bringBack(): Promise<void> {
  const kept = await readKeptFiles(DRAFT)
  for (const [field, file] of kept) if (!files.has(field)) files.set(field, file)
}

/** The files as the form has them. */
export function entryFiles(): Record<EntryFileField, File | null> {
  const fileOf = (field: EntryFileField) =>
    nameInDraft(field) === undefined ? null : (files.get(field) ?? null)
  return { resume: fileOf('resume'), resumeJp: fileOf('resumeJp'), cvJp: fileOf('cvJp') }
}

/** Files that were chosen and then lost, by their names: this browser could not keep them. */
export function lostFiles(): Partial<Record<EntryFileField, string>> {
  const lost = fileFields.filter((field) => !files.has(field) && nameInDraft(field) !== undefined)
  return Object.fromEntries(lost.map((field) => [field, nameInDraft(field)]))
}

/** Puts a file in the place of another, which is no longer kept. */
export function setEntryFile(field: EntryFileField, file: File | null): void {
  if (file) files.set(field, file)
  else files.delete(field)
  void dropFile(DRAFT, field)
}

/** Keeps a file over a reload; one that is too large to be sent is not worth it. Done when the browser has it, or cannot. */
export async function keepEntryFile(field: EntryFileField, file: File): Promise<void> {
  if (file.size <= FILE_BYTES) await keepFile(DRAFT, field, file)
}

/** Forgets them all, when the flow is left or the entry was sent. */
export async function clearEntryFiles(): Promise<void> {
  files.clear()
  await dropFiles(DRAFT)
}

/** The name of a field's file in the draft. */
function nameInDraft(field: EntryFileField): string | undefined {
  const kept = flowState('entry').get().draft[field]
  return isRecord(kept) && typeof kept.name === 'string' ? kept.name : undefined
}
