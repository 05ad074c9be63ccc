import { changeAccount } from '../../changeApplicant.ts'
import { recordEvent } from '../../events/record.ts'
import { queueMail, sendSoon } from '../../mail/queue.ts'
import type { Applicant } from '../../ports/applicants.ts'
import type { Letter } from '../../ports/mails.ts'
import { blankProfile } from '../../profile/blankProfile.ts'
import { closeSessionsOf } from '../../session/session.ts'
import type { StaffEnv, StaffHandler, StaffInput } from '../operation.ts'
import { noteView, personView, summaryView } from '../personView.ts'
import { requireVersion } from '../versions.ts'

export const listPeople: StaffHandler<'listPeople'> = async ({ query }, { store }) => {
  const { applicants, total } = await store.applicants.page(query)
  const { page, perPage } = query
  return { status: 200, body: { items: applicants.map(summaryView), total, page, perPage } }
}

export const getPerson: StaffHandler<'getPerson'> = async ({ params }, { store }) => {
  const found = await store.applicants.find(params.id)
  if (!found) return { status: 404 }
  const body = await personView(store, found)
  return { status: 200, version: body.version, body }
}

export const blockPerson: StaffHandler<'blockPerson'> = (input, env) => setBlocked(input, env, true)

export const unblockPerson: StaffHandler<'unblockPerson'> = (input, env) => setBlocked(input, env, false)

async function setBlocked(
  input: StaffInput<'blockPerson' | 'unblockPerson'>,
  env: StaffEnv,
  isBlocked: boolean,
) {
  const { params, ifMatch, storeResponse, audit } = input
  return env.store.transaction(async (store) => {
    const found = await store.applicants.find(params.id)
    if (!found) return { status: 404 as const }
    requireVersion(ifMatch, (await personView(store, found)).version)
    if ((found.blockedAt !== null) === isBlocked)
      return {
        status: 409 as const,
        problem: isBlocked ? ('person-blocked' as const) : ('person-not-blocked' as const),
      }
    // A new version of the account voids its links.
    const blockedAt = isBlocked ? env.clock().toISOString() : null
    const changed = await changeAccount(store, found.id, { blockedAt })
    if (isBlocked) await closeSessionsOf(store, found.id)
    await audit(store, {
      target: targetOf(found),
      before: { blockedAt: found.blockedAt },
      after: { blockedAt },
    })
    const body = await personView(store, changed)
    const answer = { status: 200 as const, version: body.version, body }
    await storeResponse(store, answer, { applicantId: found.id })
    await recordEvent(store, env, isBlocked ? 'person-blocked' : 'person-unblocked', { personId: found.id })
    return answer
  })
}

export const assignAdvisor: StaffHandler<'assignAdvisor'> = async (input, env) => {
  const { params, body, ifMatch, audit } = input
  return env.store.transaction(async (store) => {
    const found = await store.applicants.find(params.id)
    if (!found) return { status: 404 as const }
    requireVersion(ifMatch, (await personView(store, found)).version)
    const profile = (await store.profiles.find(found.id)) ?? blankProfile(found.id)
    const { advisor } = body
    await store.profiles.save({ ...profile, advisor })
    await audit(store, { target: targetOf(found), before: { advisor: profile.advisor }, after: { advisor } })
    const view = await personView(store, found)
    await recordEvent(store, env, 'profile-changed', { personId: found.id, data: { part: 'advisor' } })
    return { status: 200 as const, version: view.version, body: view }
  })
}

export const endSessions: StaffHandler<'endSessions'> = async (input, env) => {
  const { params, ifMatch, storeResponse, audit } = input
  return env.store.transaction(async (store) => {
    const found = await store.applicants.find(params.id)
    if (!found) return { status: 404 as const }
    requireVersion(ifMatch, (await personView(store, found)).version)
    await closeSessionsOf(store, found.id)
    await audit(store, { target: targetOf(found), before: null, after: null })
    const body = await personView(store, found)
    return storeResponse(store, { status: 200, version: body.version, body }, { applicantId: found.id })
  })
}

export const sendLink: StaffHandler<'sendLink'> = async (input, env) => {
  const { params, ifMatch, storeResponse, audit } = input
  const answer = await env.store.transaction(async (store) => {
    const found = await store.applicants.find(params.id)
    if (!found) return { status: 404 as const }
    requireVersion(ifMatch, (await personView(store, found)).version)
    if (found.blockedAt !== null) return { status: 409 as const, problem: 'person-blocked' as const }
    const kind = found.activatedAt === null ? ('activation' as const) : ('password' as const)
    await queueMail(store, env, linkLetter(found))
    await audit(store, { target: targetOf(found), before: null, after: { link: kind } })
    return storeResponse(store, { status: 200, body: { kind } }, { applicantId: found.id })
  })
  await sendSoon(env)
  return answer
}

/** The letter for a forgotten password has the link of the entry, if the person has not opened that one yet. */
const linkLetter = ({ id, accountVersion, language }: Applicant): Letter => ({
  kind: 'forgotPassword',
  applicantId: id,
  accountVersion,
  language,
})

export const addNote: StaffHandler<'addNote'> = async (input, env) => {
  const { params, body, actor, storeResponse, audit } = input
  return env.store.transaction(async (store) => {
    const found = await store.applicants.find(params.id)
    if (!found) return { status: 404 as const }
    const at = env.clock().toISOString()
    const note = await store.personNotes.insert({ applicantId: found.id, at, by: actor, text: body.text })
    await audit(store, { target: targetOf(found), before: null, after: { note: note.id } })
    return storeResponse(store, { status: 201, body: noteView(note) }, { applicantId: found.id })
  })
}

const targetOf = ({ id }: Applicant) => `person:${id}`
