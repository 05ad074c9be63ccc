import { useEffect, useState } from 'react'
import { type ProfileFileKind, profileFileKinds } from '#domain/forms/profileRequest.ts'
import type { Lang } from '#domain/lang.ts'
import { isRecord } from '#domain/record.ts'
import { useLang } from '#src/context/language.ts'
import { readKeptFiles } from '#src/lib/keptFiles.ts'
import { typedIn } from '#src/lib/typed.ts'
import { type StoredNames, dropRemoved, dropUploaded, isUploaded } from './savedFiles.ts'

export interface KeptFiles {
  /** The files that were chosen before a reload. */
  files: Partial<Record<ProfileFileKind, File>>
  /** The names of files that this browser could not store. */
  lost: Partial<Record<ProfileFileKind, string>>
}

/** Reads the chosen files of a page's unsaved changes, without those that the account has already; null until they are read. */
export function useKeptFiles(page: string, stored: StoredNames): KeptFiles | null {
  const lang = useLang()
  const [names] = useState(stored)
  const [kept, setKept] = useState<KeptFiles | null>(null)
  useEffect(() => {
    let isStale = false
    async function read(): Promise<void> {
      const found = await unsavedFiles(lang, page, names)
      if (!isStale) setKept(found)
    }
    void read()
    return () => {
      isStale = true
    }
  }, [lang, page, names])
  return kept
}

async function unsavedFiles(lang: Lang, page: string, stored: StoredNames): Promise<KeptFiles> {
  dropRemoved(page, stored)
  const found = await readKeptFiles(page)
  const kept: KeptFiles = { files: {}, lost: {} }
  for (const kind of profileFileKinds) {
    const name = nameInChanges(page, kind)
    if (name === undefined) continue
    const file = found.get(kind)
    if (file && (await isUploaded(lang, kind, { file, stored: stored[kind] }))) await dropUploaded(page, kind)
    else if (file) kept.files[kind] = file
    else kept.lost[kind] = name
  }
  return kept
}

/** Returns the name of the file that was chosen in a page's unsaved changes. */
export function nameInChanges(page: string, kind: ProfileFileKind): string | undefined {
  const typed = typedIn(page)
  const file = isRecord(typed) ? typed[kind] : undefined
  return isRecord(file) && typeof file.name === 'string' ? file.name : undefined
}
