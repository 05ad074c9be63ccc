import { AddressTaken } from '#backend/ports/addressTaken.ts'
import { emailKey } from '#domain/email.ts'
import type { Applicant, ApplicantTable } from '#backend/ports/store.ts'
import { type Rows, insertNumbered } from '../rows.ts'

export function applicantTable(applicants: Rows<Applicant>): ApplicantTable {
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
  }
}
