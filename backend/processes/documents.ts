/** The documents of an applicant that an employer may get, in their present versions. */

import { versionOf } from '../contentVersion.ts'
import type { AgreedDocument, DocumentKind } from '../ports/processes.ts'
import type { Store } from '../ports/store.ts'

/** Returns a document with its version; null if the applicant does not have it. */
export async function documentOf(
  store: Store,
  applicantId: number,
  document: DocumentKind,
): Promise<AgreedDocument | null> {
  const found =
    (await madeOnSite(store, applicantId, document)) ?? (await uploaded(store, applicantId, document))
  return found && { document, name: found.name, version: await versionOf(found.content) }
}

type Found = { name: string; content: object } | null

async function madeOnSite(store: Store, applicantId: number, document: DocumentKind): Promise<Found> {
  if (document === 'resumeJp' || document === 'cvJp') return null
  const table = { profile: store.profiles, resume: store.resumes, career: store.careers }[document]
  const content = await table.find(applicantId)
  return content && { name: '', content }
}

async function uploaded({ profiles }: Store, applicantId: number, document: DocumentKind): Promise<Found> {
  if (document === 'profile' || document === 'career') return null
  const file = (await profiles.find(applicantId))?.[document]
  return file ? { name: file.name, content: file } : null
}
