import { dryRun } from '../../dryRun.ts'
import { recordEvent } from '../../events/record.ts'
import { erase } from '../../people/erase.ts'
import { personView } from '../personView.ts'
import type { Applicant } from '../../ports/applicants.ts'
import type { ErasedRows } from '../../ports/erasures.ts'
import type { StaffHandler } from '../operation.ts'
import { requireVersion } from '../versions.ts'

export const erasePerson: StaffHandler<'erasePerson'> = async (input, env) => {
  const { params, query, ifMatch, storeResponse, audit } = input
  if (query.dryRun) return tryErasure(input, env)
  return env.store.transaction(async (store) => {
    const person = await store.applicants.find(params.id)
    if (!person) return { status: 404 as const }
    requireVersion(ifMatch, (await personView(store, person)).version)
    const rows = await erase(store, env, person)
    await audit(store, { target: `person:${person.id}`, before: null, after: { ...rows } })
    const answer = { status: 200 as const, body: viewOf(person, rows, false) }
    await storeResponse(store, answer)
    await recordEvent(store, env, 'person-erased', { personId: person.id })
    return answer
  })
}

/** Erases a person and rolls back, so that a dry run reports the numbers of an erasure. */
const tryErasure: StaffHandler<'erasePerson'> = async ({ params, storeResponse }, env) => {
  const person = await env.store.applicants.find(params.id)
  if (!person) return { status: 404 }
  const rows = await dryRun(env.store, (store) => erase(store, env, person))
  const answer = { status: 200 as const, body: viewOf(person, rows, true) }
  return env.store.transaction((store) => storeResponse(store, answer))
}

const viewOf = ({ id, activatedAt }: Applicant, rows: ErasedRows, isTried: boolean) => ({
  personId: id,
  dryRun: isTried,
  registerKept: activatedAt !== null,
  rows,
})
