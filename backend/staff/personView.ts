/** The view of staff on a person. */

import type { PersonOutput } from '#openapi/staff/generated/zod.ts'
import { versionOf } from '../contentVersion.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Resume } from '../ports/documents.ts'
import type { HeldFile } from '../ports/files.ts'
import type { PersonNote } from '../ports/personNotes.ts'
import type { Process } from '../ports/processes.ts'
import { type KeptFile, type Profile, fileFields } from '../ports/profiles.ts'
import type { Store } from '../ports/store.ts'
import { actorView } from './actorView.ts'
import { mailView } from './mailView.ts'

/** Returns a person in a list. */
export const summaryView = ({ id, name, email, language, createdAt, activatedAt, blockedAt }: Applicant) => ({
  id,
  name,
  email,
  language,
  createdAt,
  activatedAt,
  blockedAt,
})

/**
 * Returns a person with all that staff read, without bytes of files. The version changes with the account and the profile, not with
 * processes, which have versions of their own, and not with notes and mails, which are only added.
 */
export async function personView(store: Store, applicant: Applicant): Promise<PersonOutput> {
  const { id, passwordHash, interviewRequestedAt, introductionRequestedAt } = applicant
  const profile = await store.profiles.find(id)
  const resume = await store.resumes.find(id)
  return {
    ...summaryView(applicant),
    version: await versionOf({ applicant, profile }),
    passwordSet: passwordHash !== null,
    interviewRequestedAt,
    introductionRequestedAt,
    advisor: profile?.advisor ?? null,
    profile: profile && valuesOf(profile),
    files: filesOf(profile, resume, await store.files.held(id)),
    resume: resume && { ...resume, photo: resume.photo?.name ?? null },
    career: await store.careers.find(id),
    processes: (await store.processes.ofApplicant(id)).map(processView),
    notes: (await store.personNotes.ofApplicant(id)).map(noteView),
    mails: await Promise.all((await store.mails.ofApplicant(id)).map(mailView)),
  }
}

export const noteView = ({ applicantId: _id, by, ...note }: PersonNote) => ({ ...note, by: actorView(by) })

function valuesOf(profile: Profile) {
  const {
    applicantId: _id,
    advisor: _advisor,
    photo: _photo,
    resume: _resume,
    resumeJp: _resumeJp,
    cvJp: _cvJp,
    ...values
  } = profile
  return values
}

/** Returns the files of a person with the fields that name them. */
function filesOf(profile: Profile | null, resume: Resume | null, held: HeldFile[]) {
  const named = [
    ...fileFields.map((field) => ({ field, file: profile?.[field] ?? null })),
    { field: 'resumePhoto' as const, file: resume?.photo ?? null },
  ]
  const scanOf = ({ key }: KeptFile) => held.find((each) => each.key === key)?.scan ?? null
  return named.flatMap(({ field, file }) =>
    file ? [{ field, name: file.name, type: file.type, size: file.size, scan: scanOf(file) }] : [],
  )
}

const processView = ({ id, jobId, statusId, isRecommended, startedAt, updatedAt }: Process) => ({
  id,
  jobId,
  statusId,
  isRecommended,
  startedAt,
  updatedAt,
})
