import { describe, expect, it } from 'vitest'
import type { ChangeEvent } from '#backend/ports/events.ts'
import type { Store } from '#backend/ports/store.ts'
import { at, auditEntry, changeEvent, staffToken } from './samples.ts'

/** The tables of the staff API in every store; `current` returns the store of the running test. */
export function describeStaff(current: () => Store): void {
  describe('staff tokens', () => {
    it('are found and listed with their numbers', async () => {
      const { staffTokens } = current()
      const first = await staffTokens.insert(staffToken('ATS'))
      const second = await staffTokens.insert(staffToken('CRM', { scopes: ['read'] }))
      expect(await staffTokens.find(second.id)).toEqual({
        ...staffToken('CRM', { scopes: ['read'] }),
        id: second.id,
      })
      expect(await staffTokens.all()).toEqual([first, second])
      expect(await staffTokens.find(second.id + 1)).toBeNull()
    })

    it('note their last use, and are revoked once', async () => {
      const { staffTokens } = current()
      const { id } = await staffTokens.insert(staffToken('ATS'))
      await staffTokens.touch(id, at(1))
      const results = await Promise.all([staffTokens.revoke(id, at(2)), staffTokens.revoke(id, at(2))])
      expect(results.filter(Boolean)).toHaveLength(1)
      expect(await staffTokens.revoke(id + 1, at(2))).toBe(false)
      expect(await staffTokens.find(id)).toMatchObject({ lastUsedAt: at(1), revokedAt: at(2) })
    })
  })

  describe('the audit', () => {
    it('lists its entries by page, target and operation, the newest first', async () => {
      const { audit } = current()
      for (const target of ['job:a', 'job:b', 'job:a']) await audit.insert(auditEntry(target))
      await audit.insert(auditEntry('token:1', { operation: 'createToken', before: null }))
      const page = (query: object) => audit.page({ page: 1, perPage: 10, ...query })
      const { entries, total } = await page({})
      expect(entries.map(({ target }) => target)).toEqual(['token:1', 'job:a', 'job:b', 'job:a'])
      expect(total).toBe(4)
      expect(entries.at(-1)).toEqual({ ...auditEntry('job:a'), sequence: expect.any(Number) })
      expect((await page({ target: 'job:a' })).total).toBe(2)
      expect((await page({ operation: 'createToken' })).entries).toMatchObject([{ before: null }])
      expect((await page({ page: 2, perPage: 3 })).entries).toMatchObject([{ target: 'job:a' }])
    })

    it('has nothing of a transaction that failed', async () => {
      const failed = current().transaction(async ({ audit, events }) => {
        await audit.insert(auditEntry('job:a'))
        await events.insert(changeEvent(1))
        throw new Error('on purpose')
      })
      await expect(failed).rejects.toThrow('on purpose')
      expect((await current().audit.page({ page: 1, perPage: 10 })).total).toBe(0)
      expect(await current().events.after(0, 10)).toEqual([])
    })
  })

  describe('events', () => {
    it('are read in their order after a number', async () => {
      const { events } = current()
      for (const id of [1, 2, 3]) await events.insert(changeEvent(id))
      const all = await events.after(0, 10)
      expect(all.map(({ personId }) => personId)).toEqual([1, 2, 3])
      expect(all[0]).toEqual({ ...changeEvent(1), sequence: expect.any(Number) })
      expect(await events.after(all[0]?.sequence ?? 0, 1)).toEqual(all.slice(1, 2))
      expect(await events.after(all[2]?.sequence ?? 0, 10)).toEqual([])
    })

    it('have new numbers after all of them were removed by age', async () => {
      const { events } = current()
      await events.insert(changeEvent(1, { at: at(1) }))
      await events.insert(changeEvent(2, { at: at(2) }))
      const last = (await events.after(0, 10)).at(-1)?.sequence ?? 0
      await events.removeBefore(at(2))
      expect((await events.after(0, 10)).map(({ personId }) => personId)).toEqual([2])
      await events.removeBefore(at(3))
      await events.insert(changeEvent(3, { at: at(4) }))
      expect((await events.after(last, 10)).map(({ personId }) => personId)).toEqual([3])
    })

    it('of a transaction come before those of a later one, however long it takes', async () => {
      const { promise: isInserted, resolve: inserted } = Promise.withResolvers<void>()
      const long = current().transaction(async (store) => {
        await store.events.insert(changeEvent(1))
        inserted()
        // Without an order the other transaction ends during these reads.
        for (let reads = 0; reads < 300; reads += 1) await store.jobs.revision()
      })
      await isInserted
      await current().transaction((store) => store.events.insert(changeEvent(2)))
      expect((await current().events.after(0, 10)).map(({ personId }) => personId)).toEqual([1, 2])
      await long
    })

    it('are all seen by a reader that follows while transactions of different lengths write', async () => {
      const state = { isWriting: true }
      const write = (personId: number) =>
        current().transaction(async (store) => {
          await store.events.insert(changeEvent(personId))
          // Longer transactions have lower numbers, so without an order they would end after shorter ones.
          for (let reads = personId % 7; reads > 0; reads -= 1) await store.jobs.revision()
        })
      const seen: ChangeEvent[] = []
      const follow = async () => {
        const found = await current().events.after(seen.at(-1)?.sequence ?? 0, 5)
        seen.push(...found)
        return found.length
      }
      const following = (async () => {
        while (state.isWriting) await follow()
      })()
      await Promise.all(Array.from({ length: 40 }, (_, index) => write(index + 1)))
      state.isWriting = false
      await following
      while ((await follow()) > 0);
      expect(seen.map(({ personId }) => Number(personId)).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 40 }, (_, index) => index + 1),
      )
    })
  })
}
