import { keptFromLink } from '#domain/forms/entryRequest.ts'
import type { Lang } from '#domain/lang.ts'
import { aboutProcess, recordEvent } from '../events/record.ts'
import { type Uploads, keptFiles, putFiles } from '../files/keptFiles.ts'
import { queueMail } from '../mail/queue.ts'
import type { Input } from '../operation.ts'
import type { Env } from '../ports/env.ts'
import type { Profile } from '../ports/profiles.ts'
import type { Store } from '../ports/store.ts'
import { newApplication } from '../processes/application.ts'
import { blankProfile } from '../profile/blankProfile.ts'

type Body = Input<'createEntry'>['body']
export type Entry = {
  body: Body
  lang: Lang
  files: Uploads<'resume' | 'resumeJp' | 'cvJp'>
  jobIds: number[]
}

/**
 * Stores an entry: the pending applicant, the profile with its files, the applications and the queued mail. Call it within a transaction. Returns the
 * applicant's id. Throws `AddressTaken`.
 */
export async function register(store: Store, env: Env, entry: Entry): Promise<number> {
  const { body, lang, jobIds } = entry
  const now = env.clock().toISOString()
  const { id, accountVersion } = await store.applicants.insert({
    name: body.name,
    email: body.email,
    language: lang,
    passwordHash: null,
    activatedAt: null,
    welcomedAt: null,
    interviewRequestedAt: null,
    introductionRequestedAt: null,
    createdAt: now,
    accountVersion: 1,
    blockedAt: null,
  })
  await putFiles(store, id, entry.files)
  const found = await store.jobs.findMany(jobIds)
  const jobs = jobIds.flatMap((jobId) => found.find(({ job_id }) => job_id === jobId) ?? [])
  // The advisor of the first chosen job, as the complete page says.
  const advisor = jobs[0]?.advisor ?? null
  await store.profiles.insert({ ...profileOf(id, entry), advisor })
  const applications = []
  for (const job of jobs) {
    const application = newApplication({ applicantId: id, job, now, event: 'appliedWithEntry' })
    applications.push(await store.processes.insert(application))
  }
  await queueMail(store, env, { kind: 'verify', applicantId: id, accountVersion, jobs: jobIds })
  await recordEvent(store, env, 'entry-created', { personId: id })
  for (const application of applications)
    await recordEvent(store, env, 'application-created', aboutProcess(application))
  return id
}

function profileOf(applicantId: number, { body, files }: Entry): Profile {
  return {
    ...blankProfile(applicantId),
    phoneNumber: body.phoneNumber ?? '',
    nationality: body.nationality,
    currentLocation: body.currentLocation,
    visaStatusinJapan: body.visaStatusinJapan,
    japaneseLanguageSkill: body.japaneseLanguageSkill,
    englishLanguageSkill: body.englishLanguageSkill,
    employmentStatus: body.employmentStatus,
    educationalBackground: body.educationalBackground,
    agreeToHashi: body.agreeToHashi ?? false,
    agreeToGitTap: body.agreeToGitTap ?? false,
    ...keptFiles(files),
    linkedInURL: body.linkedInURL ?? '',
    otherURL: body.otherURL ?? '',
    presentOccupation: body.presentOccupation,
    itSkills: body.itSkills,
    yearWorkExperience: body.yearWorkExperience,
    proceduralExperience: [...new Set(body.proceduralExperience)],
    expectedStartPeriod: body.expectedStartPeriod,
    otherRequests: body.otherRequests ?? '',
    fromLink: keptFromLink(body.fromLink ?? ''),
  }
}
