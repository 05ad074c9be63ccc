/** Each write of an applicant, once, beside everything else that the applicant reads. */

import { at, isObject, listAt, numberAt } from '../json.ts'
import { bodyFor, inquiry } from '../laws/idempotency.ts'
import { expectUntouched } from '../laws/untouched.ts'
import type { Kit } from '../run/kit.ts'
import type { Person } from '../run/people.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'

/** The writes with a body of their own, which is the example of the contract. */
const examples = ['requestInterview', 'sendContact']

/** The writes that store again the values of a read. */
const stored = { updateProfile: 'getProfile', updateWorkingHistory: 'getProfile' }

export const ownWrites: Scenario = {
  name: 'A write changes nothing else',
  operations: [
    ...examples,
    ...Object.keys(stored),
    'requestIntroduction',
    'readNotification',
    'updateInterestedList',
    'applyForJobs',
    'changeProcessStatus',
  ],
  writes: true,
  run: async (kit, people) => {
    for (const person of [await people.first(), await people.second()]) {
      if (!person) continue
      for (const id of examples) await write(kit, person, id, { body: exampleOf(kit, id) })
      await write(kit, person, 'requestIntroduction')
      await storeAgain(kit, person)
      await readOne(kit, person)
      await applyForSaved(kit, person)
      const question = await inquiry(kit, person)
      if (question) await write(kit, person, 'changeProcessStatus', { body: question })
    }
  },
}

async function write(
  kit: Kit,
  { browser: as }: Person,
  id: string,
  options: CallOptions = {},
): Promise<void> {
  if (!kit.settings.isSelected(kit.contract.operation(id))) return
  await expectUntouched(kit, as, () => kit.call(id, { as, ...options }))
}

const exampleOf = (kit: Kit, id: string) => kit.contract.operation(id).body?.examples[0]?.value

/** Stores the present values. */
async function storeAgain(kit: Kit, person: Person): Promise<void> {
  for (const [id, read] of Object.entries(stored)) {
    const { json } = await kit.call(read, { as: person.browser })
    const names = Object.keys(kit.contract.operation(id).body?.schema.properties ?? {})
    if (!isObject(json)) continue
    const body = Object.fromEntries(Object.entries(json).filter(([name]) => names.includes(name)))
    await write(kit, person, id, { body })
  }
}

/** Reads a notification that is not the welcome, which ends the first visit. */
async function readOne(kit: Kit, person: Person): Promise<void> {
  const { json } = await kit.call('listNotifications', { as: person.browser })
  const others = listAt(json, 'notifications').filter((each) => at(each, 'kind') !== 'welcome')
  const chosen = others.find((each) => at(each, 'readAt') === null) ?? others[0]
  if (chosen !== undefined)
    await write(kit, person, 'readNotification', { path: { id: numberAt(chosen, 'id') } })
}

/** A job that an applicant has saved and applies for stays saved. */
async function applyForSaved(kit: Kit, person: Person): Promise<void> {
  const as = person.browser
  const body = await bodyFor(kit, kit.contract.operation('applyForJobs'), person)
  if (!body) return
  const before = await kit.call('getInterestedList', { as })
  const saved = listAt(before.json, 'job_ids')
  await write(kit, person, 'updateInterestedList', {
    body: { job_ids: [...listAt(body, 'job_ids'), ...saved] },
  })
  await write(kit, person, 'applyForJobs', { body })
  await kit.call('updateInterestedList', { as, body: { job_ids: saved } })
}
