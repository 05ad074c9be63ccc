import { useEffect, useState } from 'react'
import { type ProfileFileKind, profileFileKinds } from '#domain/forms/profileRequest.ts'
import { isRecord } from '#domain/record.ts'
import { readKeptFiles } from '#src/lib/keptFiles.ts'
import { typedIn } from '#src/lib/typed.ts'

export interface KeptFiles {
  /** The files that were chosen before a reload. */
  files: Partial<Record<ProfileFileKind, File>>
  /** The names of files that this browser could not store. */
  lost: Partial<Record<ProfileFileKind, string>>
}

/** Reads the chosen files of a page's unsaved changes; null until they are read. */
export function useKeptFiles(page: string): KeptFiles | null {
  const [kept, setKept] = useState<KeptFiles | null>(null)
  useEffect(() => {
    let isStale = false
    async function read(): Promise<void> {
      const found = await readKeptFiles(page)
      if (!isStale) setKept(keptFiles(page, found))
    }
    void read()
    return () => {
      isStale = true
    }
  }, [page])
  return kept
}

function keptFiles(page: string, found: Map<string, File>): KeptFiles {
  const kept: KeptFiles = { files: {}, lost: {} }
  for (const kind of profileFileKinds) {
    const name = nameInChanges(page, kind)
    if (name === undefined) continue
    const file = found.get(kind)
    if (file) kept.files[kind] = file
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
