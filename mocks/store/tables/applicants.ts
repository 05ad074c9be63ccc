import { AddressTaken } from '#backend/ports/addressTaken.ts'
import { emailKey } from '#domain/email.ts'
import type { LinkToken } from '#backend/ports/people.ts'
import type { Applicant, ApplicantTable } from '#backend/ports/store.ts'
import { type Rows, insertNumbered } from '../rows.ts'

type Belongings = {
  linkTokens: Rows<LinkToken>
  /** Removes the rows that belong to an applicant. */
  removeRowsOf: (applicantId: number) => void
}

export function applicantTable(
  applicants: Rows<Applicant>,
  { linkTokens, removeRowsOf }: Belongings,
): ApplicantTable {
  function findByEmail(email: string) {
    const key = emailKey(email)
    return applicants.first((row) => emailKey(row.email) === key)
  }

  function refuseTaken({ id, email }: { id?: number; email: string }) {
    const owner = findByEmail(email)
    if (owner && owner.id !== id) throw new AddressTaken(email)
  }

  return {
    find: async (id) => applicants.find(id),
    findByEmail: async (email) => findByEmail(email),
    async insert({ id, ...applicant }) {
      refuseTaken({ email: applicant.email })
      return id === undefined
        ? insertNumbered<Omit<Applicant, 'id'>>(applicants, applicant)
        : applicants.insert({ ...applicant, id })
    },
    async update(applicant) {
      refuseTaken(applicant)
      const isUpdated = await applicants.update(({ id }) => id === applicant.id, applicant)
      if (!isUpdated) throw new Error(`There is no applicant ${applicant.id}`)
    },
    async unconfirmed({ createdBefore, now, limit }) {
      const valid = linkTokens.list(({ usedAt, expiresAt }) => usedAt === null && expiresAt >= now)
      const withLink = new Set(valid.map(({ applicantId }) => applicantId))
      return applicants
        .list((row) => row.activatedAt === null && row.createdAt < createdBefore && !withLink.has(row.id))
        .map(({ id }) => id)
        .sort((a, b) => a - b)
        .slice(0, limit)
    },
    async removeUnconfirmed(id) {
      if (applicants.find(id)?.activatedAt !== null) return false
      applicants.remove((row) => row.id === id)
      removeRowsOf(id)
      return true
    },
  }
}
