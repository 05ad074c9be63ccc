import { describe, expect, it } from 'vitest'
import type { Applicant } from '#backend/ports/applicants.ts'
import type { Store } from '#backend/ports/store.ts'
import {
  applicant,
  at,
  job,
  linkToken,
  mail,
  notification,
  process,
  profile,
  refreshToken,
  session,
  storedResponse,
} from './samples.ts'

/** Unconfirmed entries in every store; `current` returns the store of the running test. */
export function describeUnconfirmed(current: () => Store): void {
  const addApplicant = async (email = 'ana@example.com', changes: Partial<Applicant> = {}) =>
    (await current().applicants.insert(applicant(email, changes))).id

  describe('applicants who were never activated', () => {
    const before = { createdBefore: at(10), now: at(20), limit: 9 }

    it('are found if they are old and have no valid link, in the order of their ids', async () => {
      const { applicants, linkTokens } = current()
      const [old, used, expired, valid] = [
        await addApplicant('old@example.com', { createdAt: at(9) }),
        await addApplicant('used@example.com', { createdAt: at(0) }),
        await addApplicant('expired@example.com', { createdAt: at(9) }),
        await addApplicant('valid@example.com', { createdAt: at(9) }),
      ]
      await addApplicant('new@example.com', { createdAt: at(10) })
      await addApplicant('active@example.com', { createdAt: at(0), activatedAt: at(1) })
      await linkTokens.insert(linkToken(used, { id: 'used', expiresAt: at(30), usedAt: at(1) }))
      await linkTokens.insert(linkToken(expired, { id: 'expired', expiresAt: at(19) }))
      await linkTokens.insert(linkToken(valid, { id: 'valid', expiresAt: at(20) }))
      expect(await applicants.unconfirmed(before)).toEqual([old, used, expired])
      expect(await applicants.unconfirmed({ ...before, limit: 2 })).toEqual([old, used])
      expect(await applicants.unconfirmed({ ...before, now: at(21) })).toEqual([old, used, expired, valid])
    })

    it('are removed with their rows and, by a call of their own, with their mails', async () => {
      const store = current()
      await store.jobs.insert([job(7)])
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      for (const id of [ana, ben]) await addEverything(store, id)
      await store.mails.insert(mail('mail', 3))
      expect(await store.applicants.removeUnconfirmed(ana)).toBe(true)
      await store.mails.removeOf(ana)
      expect(await store.applicants.removeUnconfirmed(ana)).toBe(false)
      const [ofAna, ofBen] = [await everything(store, ana), await everything(store, ben)]
      expect(ofAna.filter((found) => found !== null)).toEqual([])
      expect(ofBen.filter((found) => found === null)).toEqual([])
      expect((await store.mails.queued()).map(({ id }) => id)).toEqual([`mail${ben}`, 'mail'])
      expect(await addApplicant('ana@example.com')).toBeGreaterThan(ben)
    })

    it('stay once they are activated', async () => {
      const { applicants } = current()
      const id = await addApplicant('ana@example.com', { activatedAt: at(1) })
      expect(await applicants.removeUnconfirmed(id)).toBe(false)
      expect(await applicants.find(id)).not.toBeNull()
    })
  })
}

/** Adds a row of each kind that belongs to an applicant, with a mail. */
async function addEverything(store: Store, id: number): Promise<void> {
  await store.profiles.insert(profile(id))
  await store.processes.insert(process(id, 7))
  await store.linkTokens.insert(linkToken(id, { id: `link${id}` }))
  await store.notifications.insert(notification(id))
  await store.interestedLists.replace(id, [7])
  await store.sessions.insert(session(id, { id: `session${id}` }))
  await store.refreshTokens.insert(refreshToken(id, { id: `refresh${id}` }))
  await store.storedResponses.insert(storedResponse(`key${id}`, { applicantId: id }))
  const letter = { kind: 'verify' as const, applicantId: id, accountVersion: 1, jobs: [] }
  await store.mails.insert({ id: `mail${id}`, letter, createdAt: at(1) })
}

/** Returns the rows that belong to an applicant, null for each that is missing. */
async function everything(store: Store, id: number): Promise<unknown[]> {
  return [
    await store.applicants.find(id),
    await store.profiles.find(id),
    (await store.processes.ofApplicant(id))[0] ?? null,
    await store.linkTokens.find(`link${id}`),
    (await store.notifications.page(id, { page: 1, perPage: 1 })).notifications[0] ?? null,
    (await store.interestedLists.find(id))[0] ?? null,
    await store.sessions.find(`session${id}`),
    await store.refreshTokens.find(`refresh${id}`),
    await store.storedResponses.find(`key${id}`),
  ]
}
