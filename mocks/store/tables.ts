/** The tables of accounts and kept answers, on collections. Each call has its turn, so that what it checks still holds when it writes. */
import { AddressTaken } from '#backend/ports/addressTaken.ts'
import type {
  AnswerTable,
  Applicant,
  ApplicantTable,
  RefreshTokenTable,
  SessionTable,
} from '#backend/ports/store.ts'
import type { Collections } from './collections.ts'
import type { InTurn } from './turns.ts'

export const copyOf = <Row>(row: Row | undefined): Row | null =>
  row === undefined ? null : structuredClone(row)

/** One more than the highest so far, and never less than `first`. */
export const nextId = (rows: readonly { id: number }[], first = 1) =>
  rows.reduce((highest, { id }) => Math.max(highest, id), first - 1) + 1

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
  const byId = (id: string) => refreshTokens.findFirst((query) => query.where({ id }))
  return {
    find: (id) => inTurn(async () => copyOf(byId(id))),
    insert: (token) =>
      inTurn(async () => {
        refuseKnown(byId(token.id))
        await refreshTokens.create(token)
      }),
    use: (id, time) =>
      inTurn(async () => {
        const used = await refreshTokens.update((query) => query.where({ id, usedAt: null }), {
          data: (draft) => void (draft.usedAt = time),
        })
        return used !== undefined
      }),
    removeFamily: (family) =>
      inTurn(async () => void refreshTokens.deleteMany((query) => query.where({ family }))),
    removeBefore: (time) =>
      inTurn(
        async () => void refreshTokens.deleteMany((query) => query.where((row) => row.expiresAt < time)),
      ),
  }
}

export function answerTable({ answers }: Collections, inTurn: InTurn): AnswerTable {
  const byKey = (key: string) => answers.findFirst((query) => query.where({ key }))
  return {
    find: (key) => inTurn(async () => copyOf(byKey(key))),
    insert: (answer) =>
      inTurn(async () => {
        if (byKey(answer.key)) return false
        await answers.create(answer)
        return true
      }),
    removeBefore: (time) =>
      inTurn(async () => void answers.deleteMany((query) => query.where((row) => row.createdAt < time))),
  }
}

export function refuseKnown(row: { id: string | number } | undefined): void {
  if (row) throw new Error(`The id ${row.id} exists already`)
}
