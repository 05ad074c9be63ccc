import { emptyResume } from '#domain/forms/resumeRequest.ts'
import type { ResumeOutput } from '#openapi/generated/zod.ts'
import { recordEvent } from '../events/record.ts'
import { keptFiles, putFiles, readUploads } from '../files/keptFiles.ts'
import { photoUpload, photoView } from '../photos/portrait.ts'
import type { Resume } from '../ports/documents.ts'
import type { Env } from '../ports/env.ts'
import type { Store } from '../ports/store.ts'

/** Returns the resume of an applicant in the form of the contract, an empty one if none is stored. */
export async function findResume({ store }: Env, applicantId: number): Promise<ResumeOutput> {
  const resume = await store.resumes.find(applicantId)
  return resume ? resumeView(store, resume) : emptyResume
}

/** Replaces the resume of an applicant and its photo. Returns it as it is stored: the photo has no metadata. */
export async function saveResume(
  env: Env,
  applicantId: number,
  { photo, ...values }: ResumeOutput,
): Promise<ResumeOutput> {
  const uploads = await readUploads(env, { photo: photo && (await photoUpload(env, photo)) })
  const resume: Resume = { ...values, photo: keptFiles(uploads).photo ?? null }
  await env.store.transaction(async (store) => {
    const before = await store.resumes.find(applicantId)
    if (before?.photo) await store.files.delete(before.photo.key)
    await putFiles(store, applicantId, uploads)
    await store.resumes.save(applicantId, resume)
    await recordEvent(store, env, 'profile-changed', { personId: applicantId, data: { part: 'resume' } })
  })
  return resumeView(env.store, resume)
}

const resumeView = async (store: Store, { photo, ...values }: Resume): Promise<ResumeOutput> => ({
  ...values,
  photo: photo && (await photoView(store, photo)),
})
