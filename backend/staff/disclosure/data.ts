/** Everything that the store has about a person, for a disclosure (Act on the Protection of Personal Information, art. 33). */

import type { Applicant } from '../../ports/applicants.ts'
import type { KeptFile } from '../../ports/profiles.ts'
import { fileFields } from '../../ports/profiles.ts'
import type { Store } from '../../ports/store.ts'
import { personView } from '../personView.ts'

/** More than a person can have. */
const ALL = { page: 1, perPage: 1_000 }

/** Returns the data under the names of the contracts. Keys of files, hashes and tokens are left out. */
export async function disclosedData(store: Store, applicant: Applicant) {
  const { id } = applicant
  const {
    version: _version,
    processes: _summaries,
    profile,
    files,
    resume,
    career,
    notes,
    mails,
    ...person
  } = await personView(store, applicant)
  const { notifications } = await store.notifications.page(id, ALL)
  const all = {
    person,
    profile,
    resume,
    career,
    files,
    processes: await store.processes.ofApplicant(id),
    ...(await store.erasures.messagesOf(applicant)),
    notifications,
    savedJobs: await store.interestedLists.find(id),
    notes,
    mails,
  }
  return all
}

/** Returns the files of a person with the fields that name them, without those that wait for the virus scanner or have a virus. */
export async function disclosedFiles(
  store: Store,
  id: number,
): Promise<{ field: string; name: string; bytes: Uint8Array }[]> {
  const profile = await store.profiles.find(id)
  const resume = await store.resumes.find(id)
  const named: [string, KeptFile | null | undefined][] = [
    ...fileFields.map((field): [string, KeptFile | null | undefined] => [field, profile?.[field]]),
    ['resumePhoto', resume?.photo],
  ]
  const held = new Set((await store.files.held(id)).map(({ key }) => key))
  const files = []
  for (const [field, file] of named) {
    const bytes = file && !held.has(file.key) ? await store.files.get(file.key) : null
    if (file && bytes) files.push({ field, name: file.name, bytes })
  }
  return files
}
