import type { TestApp } from '#mocks/test.ts'

/** Returns everything that the store has of an applicant, and the number of mails in the queue. */
export async function everythingOf({ env: { store } }: TestApp, id: number) {
  const { processes, notifications, profiles, resumes, careers, interestedLists, applicants, mails } = store
  return {
    applicant: await applicants.find(id),
    processes: await processes.ofApplicant(id),
    notifications: (await notifications.page(id, { page: 1, perPage: 100 })).notifications,
    profile: await profiles.find(id),
    resume: await resumes.find(id),
    career: await careers.find(id),
    interested: await interestedLists.find(id),
    mails: (await mails.queued()).length,
  }
}
