/** Applications for jobs of every kind, wishes about them, and answers to requests for consent. */

import { listAt, numberAt } from '../json.ts'
import { find } from '../laws/jobSearch.ts'
import type { Kit } from '../run/kit.ts'
import type { Actor } from './actor.ts'

const wishes = ['withdraw', 'accept-offer', 'discuss-offer', 'decline-offer', 'other-time']
const consents = [
  { answer: 'agree', documents: ['resume', 'career'] },
  { answer: 'agree', documents: ['career', 'resume'] },
  { answer: 'decline', contents: 'From the contract kit' },
]

/** Jobs without an application, with an open or ended one, recommended ones, and closed ones. */
async function applyForAll(kit: Kit, actor: Actor): Promise<void> {
  const known = await actor.jobs()
  const { json } = await find(kit, { orderBy: 'job_registration_date' })
  const open = listAt(json, 'jobs').map((job) => numberAt(job, 'job_id'))
  const [one = 0, other = 0, third = 0] = open.filter((id) => !known.includes(id))
  for (const [index, job_ids] of [
    ...known.map((id) => [id]),
    [one],
    [other, one, third],
    known.slice(0, 20),
  ].entries())
    await actor.write('applyForJobs', {
      job_ids,
      ...(index % 2 === 0 && { contents: `From the contract kit ${index}` }),
    })
}

async function wish(actor: Actor, first: number): Promise<void> {
  for (const [index, id] of (await actor.processes('searchProcesses')).entries())
    await actor.writeTo(id, 'sendContact', {
      type: 'application',
      contents: `From the contract kit ${index}`,
      process_id: id,
      intention: wishes[(first + index) % wishes.length],
    })
}

async function consent(actor: Actor, first: number): Promise<void> {
  for (const id of await actor.processes('searchProcesses'))
    for (const next of [0, 1])
      await actor.writeTo(id, 'submitConsent', {
        process_id: id,
        ...consents[(first + next * 2) % consents.length],
      })
}

const live = (work: (kit: Kit, actor: Actor) => Promise<void>) => async (kit: Kit, actor: Actor | null) => {
  if (!actor) return
  await work(kit, actor)
  await actor.readAll()
}

export const applyLife = [
  {
    who: 0,
    operations: ['submitConsent', 'sendContact'],
    live: live(async (_, actor) => {
      await consent(actor, 0)
      await wish(actor, 0)
    }),
  },
  {
    who: 0,
    operations: ['submitConsent', 'sendContact', 'applyForJobs'],
    live: live(async (kit, actor) => {
      await consent(actor, 2)
      await wish(actor, 2)
      await applyForAll(kit, actor)
    }),
  },
  { who: 1, operations: ['applyForJobs'], live: live(applyForAll) },
]
