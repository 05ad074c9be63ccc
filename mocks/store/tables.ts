/** The tables of accounts and kept answers, on collections. Each call has its turn, so that what it checks still holds when it writes. */
import { AddressTaken } from '#backend/ports/addressTaken.ts'
import type {
  StoredResponseTable,
  Applicant,
  ApplicantTable,
  RefreshToken,
  RefreshTokenTable,
  SessionTable,
} from '#backend/ports/store.ts'
import type { Collections } from './collections.ts'
import { copyOf, nextId, refuseKnown } from './rows.ts'
import { tokenTable } from './tokenTable.ts'
import type { InTurn } from './turns.ts'

export function applicantTable({ applicants }: Collections, inTurn: InTurn): ApplicantTable {
  const findByEmail = (email: string) =>
    applicants.findFirst((query) => query.where((row) => row.email.toLowerCase() === email.toLowerCase()))

  function refuseTaken({ id, email }: { id?: number; email: string }) {
    const owner = findByEmail(email)
    if (owner && owner.id !== id) throw new AddressTaken(email)
  }

  async function insert(applicant: Applicant) {
    refuseTaken({ email: applicant.email })
    refuseKnown(applicants.findFirst((query) => query.where({ id: applicant.id })))
    return structuredClone(await applicants.create(applicant))
  }

  return {
    find: (id) => inTurn(async () => copyOf(applicants.findFirst((query) => query.where({ id })))),
    findByEmail: (email) => inTurn(async () => copyOf(findByEmail(email))),
    insert: (applicant) =>
      inTurn(() => insert({ ...applicant, id: applicant.id ?? nextId(applicants.all()) })),
    update: (applicant) =>
      inTurn(async () => {
        refuseTaken(applicant)
        const updated = await applicants.update((query) => query.where({ id: applicant.id }), {
          data: (draft) => void Object.assign(draft, applicant),
        })
        if (!updated) throw new Error(`There is no applicant ${applicant.id}`)
      }),
  }
}

export function sessionTable({ sessions }: Collections, inTurn: InTurn): SessionTable {
  const byId = (id: string) => sessions.findFirst((query) => query.where({ id }))
  return {
    find: (id) => inTurn(async () => copyOf(byId(id))),
    insert: (session) =>
      inTurn(async () => {
        refuseKnown(byId(session.id))
        await sessions.create(session)
      }),
    touch: (id, seenAt) =>
      inTurn(async () => {
        await sessions.update((query) => query.where({ id }), {
          data: (draft) => void (draft.seenAt = seenAt),
        })
      }),
    remove: (id) => inTurn(async () => void sessions.deleteMany((query) => query.where({ id }))),
    removeFamily: (family) =>
      inTurn(async () => void sessions.deleteMany((query) => query.where({ family }))),
    removeBefore: (time) =>
      inTurn(async () => void sessions.deleteMany((query) => query.where((row) => row.createdAt < time))),
  }
}

export function refreshTokenTable({ refreshTokens }: Collections, inTurn: InTurn): RefreshTokenTable {
  return {
    ...tokenTable<RefreshToken>(refreshTokens, inTurn),
    removeBefore: (time) =>
      inTurn(
        async () => void refreshTokens.deleteMany((query) => query.where((row) => row.expiresAt < time)),
      ),
    removeFamily: (family) =>
      inTurn(async () => void refreshTokens.deleteMany((query) => query.where({ family }))),
  }
}

export function storedResponseTable({ storedResponses }: Collections, inTurn: InTurn): StoredResponseTable {
  const byKey = (key: string) => storedResponses.findFirst((query) => query.where({ key }))
  return {
    find: (key) => inTurn(async () => copyOf(byKey(key))),
    insert: (response) =>
      inTurn(async () => {
        if (byKey(response.key)) return false
        await storedResponses.create(response)
        return true
      }),
    removeBefore: (time) =>
      inTurn(
        async () => void storedResponses.deleteMany((query) => query.where((row) => row.createdAt < time)),
      ),
  }
}
