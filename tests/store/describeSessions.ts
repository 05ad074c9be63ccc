import { describe, expect, it } from 'vitest'
import type { Store } from '#backend/ports/store.ts'
import { applicant, refreshToken, session } from './samples.ts'

/** How every store ends the sessions of an applicant; `current` answers the store of the running test. */
export function describeSessions(current: () => Store): void {
  const addApplicant = async (email: string) => (await current().applicants.insert(applicant(email))).id

  describe.each([
    ['all', null, ['d']],
    ['all but one family', 'f2', ['b', 'c', 'd']],
  ] as const)('the sessions and refresh tokens of an applicant', (which, exceptFamily, left) => {
    const rows = (ana: number, ben: number) =>
      [
        ['a', ana, 'f1'],
        ['b', ana, 'f2'],
        ['c', ana, 'f2'],
        ['d', ben, 'f3'],
      ] as const

    it(`end: ${which}`, async () => {
      const { sessions, refreshTokens } = current()
      const [ana, ben] = [await addApplicant('ana@example.com'), await addApplicant('ben@example.com')]
      for (const [id, owner, family] of rows(ana, ben)) {
        await sessions.insert(session(owner, { id, family }))
        await refreshTokens.insert(refreshToken(owner, { id, family }))
      }
      await sessions.removeOf(ana, exceptFamily)
      await refreshTokens.removeOf(ana, exceptFamily)
      for (const table of [sessions, refreshTokens]) {
        const found = await Promise.all(rows(ana, ben).map(([id]) => table.find(id)))
        expect(found.flatMap((row) => (row ? [row.id] : []))).toEqual(left)
      }
    })
  })
}
