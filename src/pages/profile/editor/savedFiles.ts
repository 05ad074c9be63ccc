/** Documents in unsaved changes that the account has already: they were saved, but the response was lost, and the page was reloaded. */

import { type ProfileFileKind, profileFileKinds } from '#domain/forms/profileRequest.ts'
import type { Lang } from '#domain/lang.ts'
import { isRecord } from '#domain/record.ts'
import { getApplicantFile } from '#src/api/profile.ts'
import { dropFile } from '#src/lib/keptFiles.ts'
import { dropTyped, keepTyped, typedIn } from '#src/lib/typed.ts'

/** The names of the account's documents; null for a missing one. */
export type StoredNames = Record<ProfileFileKind, string | null>

/** Returns whether the account has this file, byte for byte. If it cannot be compared, it counts as unsaved. */
export async function isUploaded(
  lang: Lang,
  kind: ProfileFileKind,
  { file, stored }: { file: File; stored: string | null },
): Promise<boolean> {
  if (file.name !== stored) return false
  try {
    const uploaded = await bytesOf(await getApplicantFile(lang, kind))
    const chosen = await bytesOf(file)
    return uploaded.length === chosen.length && uploaded.every((byte, index) => byte === chosen[index])
  } catch {
    return false
  }
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Removes a document that the account has from the unsaved changes of a page. */
export async function dropUploaded(page: string, kind: ProfileFileKind): Promise<void> {
  changeTyped(page, ({ [kind]: _uploaded, ...others }) => others)
  await dropFile(page, kind)
}

/** Removes the removal of documents that the account no longer has. */
export function dropRemoved(page: string, stored: StoredNames): void {
  const isThere = profileFileKinds.filter((kind) => stored[kind] !== null)
  changeTyped(page, ({ removedFiles, ...others }) => {
    const left = Array.isArray(removedFiles) ? isThere.filter((kind) => removedFiles.includes(kind)) : []
    return left.length > 0 ? { ...others, removedFiles: left } : others
  })
}

function changeTyped(
  page: string,
  change: (typed: Record<string, unknown>) => Record<string, unknown>,
): void {
  const typed = typedIn(page)
  if (!isRecord(typed)) return
  const left = change(typed)
  if (Object.keys(left).length > 0) keepTyped(page, left)
  else dropTyped(page)
}
