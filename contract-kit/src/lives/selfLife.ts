/** Applicants change all that belongs to them: profile, documents, saved jobs, notifications, requests, password. */
import { type Json, type JsonObject, isObject, listAt, numberAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { login } from '../run/people.ts'
import type { Actor } from './actor.ts'

const replacing = [
  'updateProfile',
  'updateWorkingHistory',
  'updateWorkingHistoryAddition',
  'storeResume',
  'storeCareer',
]

/** Each example of the contract, then the same without one of the optional fields after the other. */
async function replace(kit: Kit, actor: Actor): Promise<void> {
  for (const id of replacing) {
    const { body } = kit.contract.operation(id)
    for (const { value } of body?.examples ?? []) {
      await actor.write(id, value)
      for (const less of lessThan(value)) await kit.call(id, { as: actor.person.browser, body: less })
    }
    await actor.readOwn()
  }
}

/** Returns bodies that lack one field each. */
const lessThan = (value: Json | undefined): JsonObject[] =>
  Object.keys(isObject(value) ? value : {}).map((name) =>
    Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => key !== name)),
  )

async function read(kit: Kit, actor: Actor): Promise<void> {
  const { json } = await kit.call('listNotifications', {
    as: actor.person.browser,
    query: { perPage: 100 },
  })
  for (const item of listAt(json, 'notifications')) {
    await actor.write('readNotification', undefined, { id: numberAt(item, 'id') })
  }
}

async function ask(kit: Kit, actor: Actor): Promise<void> {
  for (const id of ['requestInterview', 'sendContact'])
    for (const { value } of kit.contract.operation(id).body?.examples ?? []) await actor.write(id, value)
  for (let time = 0; time < 2; time += 1) await actor.write('requestIntroduction')
}

async function save(kit: Kit, actor: Actor): Promise<void> {
  const { json } = await kit.call('searchJobs', { query: { perPage: 5 } })
  const ids = listAt(json, 'jobs').map((job) => numberAt(job, 'job_id'))
  const known = await actor.jobs()
  for (const job_ids of [[...ids, ...ids], [...known, ...ids], known.toReversed(), [], known.slice(0, 1)])
    await actor.write('updateInterestedList', { job_ids })
}

async function changePassword(kit: Kit, actor: Actor): Promise<void> {
  const { email, password } = actor.person
  const next = 'contractkit2026'
  for (const [current_password, chosen, confirm] of [
    ['wrong2026', next, next],
    [password, next, `${next}x`],
    [password, password, password],
    [password, next, next],
    [password, next, next],
  ])
    await actor.write('changePassword', { current_password, password: chosen, password_confirm: confirm })
  for (const each of [password, next]) await login(kit, { email, password: each })
  await actor.write('changeEmail', {
    email: 'kit-moved@example.com',
    email_confirm: 'kit-moved@example.com',
    current_password: next,
  })
  await actor.write('refreshSession', { refresh_token: actor.person.browser.refreshToken ?? '' })
  await actor.write('logout')
}

const live = async (kit: Kit, actor: Actor | null): Promise<void> => {
  if (!actor) return
  await actor.readAll()
  await read(kit, actor)
  await save(kit, actor)
  await ask(kit, actor)
  await replace(kit, actor)
  await changePassword(kit, actor)
}

const operations = [
  'readNotification',
  'requestInterview',
  'sendContact',
  'requestIntroduction',
  'updateInterestedList',
  'changePassword',
  'changeEmail',
  'refreshSession',
  'logout',
  'login',
].concat(replacing)

export const selfLife = [0, 1].map((who) => ({ who, operations, live }))
