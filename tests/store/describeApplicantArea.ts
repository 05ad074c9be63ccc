import { describe, expect, it } from 'vitest'
import type { Store } from '#backend/ports/store.ts'
import { applicant, at, notification } from './samples.ts'

const ALL = { page: 1, perPage: 100 }

/** Notifications and saved jobs in every store; `current` returns the store of the running test. */
export function describeApplicantArea(current: () => Store): void {
  const addApplicant = async (email = 'ana@example.com') =>
    (await current().applicants.insert(applicant(email))).id

  describe('notifications', () => {
    it('are listed by applicant, the newest first, as they were', async () => {
      const { notifications } = current()
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      const old = await notifications.insert(notification(ana, { processId: 3001 }))
      const newer = await notifications.insert(notification(ana, { date: at(1) }))
      const same = await notifications.insert(notification(ana, { date: at(1), readAt: at(2) }))
      await notifications.insert(notification(ben))
      expect(old).toEqual({ ...notification(ana, { processId: 3001 }), id: 6001 })
      expect(await notifications.page(ana, ALL)).toEqual({
        notifications: [same, newer, old],
        unread: 2,
        total: 3,
      })
      expect(await notifications.page(ana, { page: 2, perPage: 2 })).toEqual({
        notifications: [old],
        unread: 2,
        total: 3,
      })
      expect(await notifications.page(ben + 1, ALL)).toEqual({ notifications: [], unread: 0, total: 0 })
    })

    it('may have a given id below those of new ones', async () => {
      const { notifications } = current()
      const ana = await addApplicant()
      expect((await notifications.insert(notification(ana, { id: 5001 }))).id).toBe(5001)
      expect((await notifications.insert(notification(ana))).id).toBe(6001)
      await expect(notifications.insert(notification(ana, { id: 5001 }))).rejects.toThrow()
    })

    it('are read once, by their applicant only', async () => {
      const { notifications } = current()
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      const { id } = await notifications.insert(notification(ana))
      const other = await notifications.insert(notification(ana))
      expect(await notifications.read(ben, id, at(1))).toBeNull()
      expect(await notifications.read(ana, 4, at(1))).toBeNull()
      expect(await notifications.read(ana, id, at(2))).toEqual({ ...notification(ana), id, readAt: at(2) })
      expect(await notifications.read(ana, id, at(3))).toMatchObject({ readAt: at(2) })
      expect((await notifications.page(ana, ALL)).notifications).toContainEqual(other)
    })

    it('are stored up to a number, those of others untouched', async () => {
      const { notifications } = current()
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      for (const minutes of [3, 1, 2]) await notifications.insert(notification(ana, { date: at(minutes) }))
      await notifications.insert(notification(ben))
      await notifications.keepNewest(ana, 2)
      await notifications.keepNewest(ben, 2)
      const dates = (await notifications.page(ana, ALL)).notifications.map(({ date }) => date)
      expect(dates).toEqual([at(3), at(2)])
      expect((await notifications.page(ben, ALL)).total).toBe(1)
    })

    it('keep a welcome until it is read, within the number', async () => {
      const { notifications } = current()
      const ana = await addApplicant()
      const { id } = await notifications.insert(notification(ana, { kind: 'welcome', date: at(0) }))
      for (const minutes of [1, 2, 3]) await notifications.insert(notification(ana, { date: at(minutes) }))
      const dates = async () => (await notifications.page(ana, ALL)).notifications.map(({ date }) => date)
      await notifications.keepNewest(ana, 3)
      expect(await dates()).toEqual([at(3), at(2), at(0)])
      await notifications.read(ana, id, at(4))
      await notifications.insert(notification(ana, { date: at(4) }))
      await notifications.keepNewest(ana, 3)
      expect(await dates()).toEqual([at(4), at(3), at(2)])
    })
  })

  describe('saved jobs', () => {
    it('are empty at first, and are replaced in the given order', async () => {
      const { interestedLists } = current()
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      expect(await interestedLists.find(ana)).toEqual([])
      await interestedLists.replace(ana, [9, 7])
      await interestedLists.replace(ben, [8])
      expect(await interestedLists.find(ana)).toEqual([9, 7])
      await interestedLists.replace(ana, [7, 8])
      expect(await interestedLists.find(ana)).toEqual([7, 8])
      await interestedLists.replace(ana, [])
      expect(await interestedLists.find(ana)).toEqual([])
      expect(await interestedLists.find(ben)).toEqual([8])
    })
  })

  it('notifications and saved jobs are undone with a transaction that fails', async () => {
    const store = current()
    const ana = await addApplicant()
    const failed = store.transaction(async ({ notifications, interestedLists }) => {
      await notifications.insert(notification(ana))
      await interestedLists.replace(ana, [7])
      throw new Error('on purpose')
    })
    await expect(failed).rejects.toThrow('on purpose')
    expect((await store.notifications.page(ana, ALL)).total).toBe(0)
    expect(await store.interestedLists.find(ana)).toEqual([])
  })
}
