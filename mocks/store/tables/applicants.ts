import { type Applicant, type ApplicantTable, AddressTaken } from '#backend/ports/applicants.ts'
import type { LinkToken } from '#backend/ports/linkTokens.ts'
import { emailKey } from '#domain/email.ts'
import { type Rows, insertNumbered, pageOf } from '../rows.ts'

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

  function remove(id: number) {
    applicants.remove((row) => row.id === id)
    removeRowsOf(id)
  }

  return {
    find: async (id) => applicants.find(id),
    findByEmail: async (email) => findByEmail(email),
    async page({ email, query, ...range }) {
      const part = query?.toLowerCase() ?? ''
      const found = applicants
        .list((row) => email === undefined || emailKey(row.email) === emailKey(email))
        .filter((row) => [row.name, row.email].some((text) => text.toLowerCase().includes(part)))
        .sort((a, b) => b.id - a.id)
      return { applicants: pageOf(found, range), total: found.length }
    },
    async insert({ id, ...applicant }) {
      refuseTaken({ email: applicant.email })
      return id === undefined
        ? insertNumbered<Omit<Applicant, 'id'>>(applicants, applicant, 1004)
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
    remove: async (id) => remove(id),
    async removeUnconfirmed(id) {
      if (applicants.find(id)?.activatedAt !== null) return false
      remove(id)
      return true
    },
  }
}
