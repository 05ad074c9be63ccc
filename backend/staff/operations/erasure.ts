import { dryRun } from '../../dryRun.ts'
import { recordEvent } from '../../events/record.ts'
import { erase } from '../../people/erase.ts'
import type { Applicant } from '../../ports/applicants.ts'
import type { ErasedRows } from '../../ports/erasures.ts'
import type { StaffEnv, StaffHandler } from '../operation.ts'
import { personView } from '../personView.ts'
import { requireVersion } from '../versions.ts'

export const erasePerson: StaffHandler<'erasePerson'> = async (input, env) => {
  const { params, query, ifMatch, storeResponse, audit } = input
  if (query.dryRun) return tryErasure(input, env)
  return env.store.transaction(async (store) => {
    const person = await store.applicants.find(params.id)
    if (!person) return { status: 404 as const }
    requireVersion(ifMatch, (await personView(store, person)).version)
    const erasedAt = env.clock().toISOString()
    const rows = await erase(store, env, person, erasedAt)
    await audit(store, { target: `person:${person.id}`, before: null, after: { ...rows } })
    // Files are outside of the transaction. They are changed before its end, so that a stop of the process leaves none.
    const mailFiles = await eraseMails(env, person, false)
    const answer = { status: 200 as const, body: viewOf(person, { rows, mailFiles, dryRun: false }) }
    await storeResponse(store, answer)
    await recordEvent(store, env, 'person-erased', { personId: person.id })
    await env.erasureNotes.add({ id: person.id, createdAt: person.createdAt, erasedAt })
    return answer
  })
}

/** Erases a person and rolls back, so that a dry run reports the numbers of an erasure. */
const tryErasure: StaffHandler<'erasePerson'> = async ({ params, storeResponse }, env) => {
  const person = await env.store.applicants.find(params.id)
  if (!person) return { status: 404 }
  const rows = await dryRun(env.store, (store) => erase(store, env, person))
  const mailFiles = await eraseMails(env, person, true)
  const answer = { status: 200 as const, body: viewOf(person, { rows, mailFiles, dryRun: true }) }
  return env.store.transaction((store) => storeResponse(store, answer))
}

const eraseMails = async ({ mailer }: StaffEnv, { email }: Applicant, isTried: boolean): Promise<number> =>
  (await mailer.erase?.(email, { dryRun: isTried })) ?? 0

type Removed = { rows: ErasedRows; mailFiles: number; dryRun: boolean }

const viewOf = ({ id, activatedAt }: Applicant, removed: Removed) => ({
  personId: id,
  registerKept: activatedAt !== null,
  ...removed,
})
