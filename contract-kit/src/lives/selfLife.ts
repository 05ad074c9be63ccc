/** Applicants change all that belongs to them: profile, documents, saved jobs, notifications, requests, password. */

import { type JsonObject, isObject, listAt, numberAt } from '../json.ts'
import { find } from '../laws/jobSearch.ts'
import { replacingWrites } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import { confirmPage, linkOf } from '../run/mail.ts'
import { login } from '../run/people.ts'
import type { Actor } from './actor.ts'
import { allOf } from './snapshot.ts'

/** Each example of the contract, the same without one field after the other, and the same with another text in one field. */
async function replace(kit: Kit, actor: Actor): Promise<void> {
  for (const id of replacingWrites) {
    for (const value of examplesOf(kit, id)) {
      await actor.write(id, value)
      for (const less of lessThan(value)) await kit.call(id, { as: actor.person.browser, body: less })
      for (const other of withOtherText(value)) {
        await actor.write(id, other)
        await actor.readOwn()
      }
    }
    await actor.readOwn()
  }
}

/** Returns the bodies that the contract has as examples. */
const examplesOf = (kit: Kit, id: string): JsonObject[] =>
  (kit.contract.operation(id).body?.examples ?? [])
    .map(({ value }) => value)
    .filter((value) => isObject(value))

/** Returns bodies that lack one field each. */
const lessThan = (value: JsonObject): JsonObject[] =>
  Object.keys(value).map((name) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)))

/** Returns bodies with another text in one field each. A date is a year earlier. */
const withOtherText = (value: JsonObject): JsonObject[] =>
  Object.entries(value).flatMap(([name, text]) =>
    typeof text === 'string' && text !== '' ? [{ ...value, [name]: otherText(text) }] : [],
  )

const otherText = (text: string): string =>
  /^\d{4}-\d\d/.test(text) ? `${Number(text.slice(0, 4)) - 1}${text.slice(4)}` : `${text} 2`

async function read(kit: Kit, actor: Actor): Promise<void> {
  for (const item of await allOf(kit, 'listNotifications', { as: actor.person.browser }))
    await actor.write('readNotification', undefined, { id: numberAt(item, 'id') })
}

async function ask(kit: Kit, actor: Actor): Promise<void> {
  for (const id of ['requestInterview', 'sendContact'])
    for (const value of examplesOf(kit, id)) await actor.write(id, value)
  for (let time = 0; time < 2; time += 1) await actor.write('requestIntroduction')
}

/** Writes about recommendations and applications: the contract takes only some of them. */
async function writeAbout(kit: Kit, actor: Actor): Promise<void> {
  const about = examplesOf(kit, 'sendContact').filter((value) => 'process_id' in value)
  const ids = [
    ...(await actor.processes('listRecommendations')),
    ...(await actor.processes('searchProcesses')),
  ]
  for (const value of about)
    for (const process_id of [...ids.slice(0, 2), ...ids.slice(-2)])
      await actor.write('sendContact', { ...value, process_id })
}

async function save(kit: Kit, actor: Actor): Promise<void> {
  const { json } = await find(kit, { perPage: 5 })
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
  await moveAddress(kit, actor, next)
  await actor.write('refreshSession', { refresh_token: actor.person.browser.refreshToken ?? '' })
  await actor.write('logout')
}

/** Changes the address, and opens the link with the session, which continues. */
async function moveAddress(kit: Kit, actor: Actor, current_password: string): Promise<void> {
  const to = 'kit-moved@example.com'
  const asked = await actor.write('changeEmail', { email: to, email_confirm: to, current_password })
  if (!kit.adapter.lastMail) return
  const lang = asked.lang ?? 'en'
  const link = await linkOf(kit, asked, { to, path: confirmPage, lang })
  if (!link) return
  for (let time = 0; time < 2; time += 1) await actor.write('confirmEmail', { token: link.token })
}

const live = async (kit: Kit, actor: Actor | null): Promise<void> => {
  if (!actor) return
  await actor.readAll()
  await read(kit, actor)
  await save(kit, actor)
  await ask(kit, actor)
  await writeAbout(kit, actor)
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
  'confirmEmail',
  'refreshSession',
  'logout',
  'login',
].concat(replacingWrites)

export const selfLife = [0, 1].map((who) => ({ who, operations, live }))
