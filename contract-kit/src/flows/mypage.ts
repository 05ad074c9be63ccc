/** Notifications, saved jobs and requests to the advisor. */

import type { Browser } from '../http/browser.ts'
import { at, isObject, isSame, listAt, numberAt, textAt } from '../json.ts'
import type { Lang } from '../lang.ts'
import { wrongSegments } from '../laws/paths.ts'
import { expectDone } from '../run/done.ts'
import type { Kit } from '../run/kit.ts'
import { expectMail, readMail } from '../run/mail.ts'
import type { People, Person } from '../run/people.ts'
import { UNKNOWN_ID } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { expectNow } from '../run/times.ts'
import { MINUTE } from '../times.ts'
import { expectLastTime, expectTime } from './requestTimes.ts'
import { wishForNothing } from './wishes.ts'

export const notifications: Scenario = {
  name: 'Notifications',
  operations: ['listNotifications', 'readNotification'],
  writes: true,
  run: async (kit, people) => {
    for (const person of [await people.first(), await people.second()]) {
      if (person) await readOne(kit, person.browser)
    }
  },
}

async function readOne(kit: Kit, browser: Browser): Promise<void> {
  const list = await kit.call('listNotifications', { as: browser })
  const all = listAt(list.json, 'notifications')
  const unread = all.filter((each) => at(each, 'readAt') === null)
  kit.expect('page-total', list, numberAt(list.json, 'unread') === unread.length, {
    expected: `"unread": ${unread.length}`,
    seen: `"unread": ${numberAt(list.json, 'unread')}`,
  })
  const again = await kit.call('listNotifications', { as: browser })
  kit.expect('write-effect', again, isSame(again.json, list.json), {
    expected: 'the same list again: listing marks nothing as read',
  })
  const chosen = unread[0] ?? all[0]
  if (chosen === undefined) return
  const path = { id: numberAt(chosen, 'id') }
  await refuseSpellings(kit, browser, String(path.id))
  const first = await kit.call('readNotification', { as: browser, path })
  kit.expect('write-effect', first, textAt(first.json, 'readAt') !== '', {
    expected: 'the notification with readAt',
  })
  if (at(chosen, 'readAt') === null) expectNow(kit, first, 'readAt', textAt(first.json, 'readAt'))
  const asListed = { ...(isObject(chosen) && chosen), readAt: at(first.json, 'readAt') ?? null }
  kit.expect('item-agrees', first, isSame(first.json, asListed), { expected: 'the notification of the list' })
  await kit.adapter.clock?.advance(MINUTE)
  const second = await kit.call('readNotification', { as: browser, path })
  kit.expect('write-effect', second, isSame(first.json, second.json), {
    expected: 'the same time at the second reading',
  })
  const after = await kit.call('listNotifications', { as: browser })
  const listed = listAt(after.json, 'notifications').find((each) => numberAt(each, 'id') === path.id)
  kit.expect('item-agrees', after, isSame(listed, first.json), {
    expected: 'the notification as it was read',
  })
  const left = Math.max(0, unread.length - 1)
  kit.expect('write-effect', after, numberAt(after.json, 'unread') === left, {
    expected: `"unread": ${left}`,
    seen: `"unread": ${numberAt(after.json, 'unread')}`,
  })
  if (at(chosen, 'kind') !== 'welcome') return
  const auth = await kit.call('getAuth', { as: browser })
  kit.expect('write-effect', auth, at(auth.json, 'firstVisit') === false, { expected: '"firstVisit": false' })
}

/** No other spelling of the id marks the notification as read. */
async function refuseSpellings(kit: Kit, as: Browser, known: string): Promise<void> {
  const { parameters } = kit.contract.operation('readNotification')
  const inPath = parameters.filter((each) => each.in === 'path')
  for (const id of inPath.flatMap((each) => wrongSegments(each, known))) {
    const refused = await kit.call('readNotification', { as, path: { id } })
    kit.expect('path-refused', refused, refused.status === 404, { expected: `404 for {id} = ${id}` })
  }
}

export const savedJobs: Scenario = {
  name: 'Saved jobs',
  operations: ['getInterestedList', 'updateInterestedList'],
  writes: true,
  run: async (kit, people) => {
    const person = await people.second()
    if (!person) return
    const as = person.browser
    const before = await kit.call('getInterestedList', { as })
    const jobs = await kit.call('searchJobs', { query: { perPage: 3 } })
    const ids = listAt(jobs.json, 'jobs').map((job) => numberAt(job, 'job_id'))
    const sent = [...ids.toReversed(), ...ids, UNKNOWN_ID]
    const stored = await kit.call('updateInterestedList', { as, body: { job_ids: sent } })
    kit.expect('stored-as-sent', stored, isSame(at(stored.json, 'job_ids'), ids.toReversed()), {
      expected: `the jobs ${ids.toReversed().join(', ')}: each once, in this order, without the unknown one`,
    })
    const read = await kit.call('getInterestedList', { as })
    kit.expect('stored-as-sent', read, isSame(read.json, stored.json), { expected: 'the list as stored' })
    await expectOneList(kit, people, person, ids)
    await saveMany(kit, as)
    await kit.call('updateInterestedList', { as, body: { job_ids: [] } })
    const emptied = await kit.call('getInterestedList', { as })
    kit.expect('stored-as-sent', emptied, listAt(emptied.json, 'job_ids').length === 0, {
      expected: 'no jobs after an empty list was stored',
    })
    await kit.call('updateInterestedList', { as, body: { job_ids: listAt(before.json, 'job_ids') } })
  },
}

/** Two devices of an applicant have one list, and the later write replaces it. */
async function expectOneList(kit: Kit, people: People, person: Person, ids: number[]): Promise<void> {
  const other = (await people.login(person)).person.browser
  const job_ids = ids.slice(0, 1)
  await kit.call('updateInterestedList', { as: other, body: { job_ids } })
  const read = await kit.call('getInterestedList', { as: person.browser })
  kit.expect('stored-as-sent', read, isSame(at(read.json, 'job_ids'), job_ids), {
    expected: `the jobs ${job_ids.join(', ')}, the list that another device stored last`,
  })
}

/** The most jobs that are stored. */
const MOST_SAVED = 100

/** The first of a longer list are stored. A site with fewer jobs stores all. */
async function saveMany(kit: Kit, as: Browser): Promise<void> {
  const ids: number[] = []
  for (const page of [1, 2]) {
    const { json } = await kit.call('searchJobs', { query: { page, perPage: 100 } })
    ids.push(...listAt(json, 'jobs').map((job) => numberAt(job, 'job_id')))
  }
  const expected = ids.slice(0, MOST_SAVED)
  // Each counts once, at its first place.
  const sent = [...ids, ...ids, ...ids.slice(0, MOST_SAVED)]
  const stored = await kit.call('updateInterestedList', { as, body: { job_ids: sent } })
  kit.expect('stored-as-sent', stored, isSame(at(stored.json, 'job_ids'), expected), {
    expected: `the first ${expected.length} of ${ids.length} jobs, each at its first place`,
    seen: `${stored.status} with ${listAt(stored.json, 'job_ids').length} jobs`,
  })
}

export const requests: Scenario = {
  name: 'Requests to the advisor',
  operations: ['requestInterview', 'requestIntroduction', 'sendContact'],
  writes: true,
  run: async (kit, people) => {
    const person = await people.second()
    if (!person) return
    const as = person.browser
    for (const id of ['requestInterview', 'sendContact']) {
      const body = kit.contract.operation(id).body?.examples[0]?.value
      const exchange = await kit.call(id, { as, body })
      if ([429, 501].includes(exchange.status)) continue
      expectDone(kit, exchange)
      if (id === 'requestInterview') await expectLastTime(kit, as, body)
    }
    await wishForNothing(kit, as)
    const asked = await kit.call('getAuth', { as })
    const ask = (lang: Lang) => kit.call('requestIntroduction', { as, lang })
    const mail = { to: person.email, lang: 'en' } as const
    const isNew = at(asked.json, 'introductionRequestedAt') === null
    const first = await (isNew ? expectMail(kit, mail, () => ask('en')) : ask('en'))
    expectDone(kit, first)
    const time = await expectTime(kit, as, 'introductionRequestedAt')
    // After a mail about another thing a repeated mail is not equal to the last one.
    await kit.call('sendContact', {
      as,
      body: kit.contract.operation('sendContact').body?.examples[0]?.value,
    })
    const mailed = await readMail(kit, person.email)
    await kit.adapter.clock?.advance(MINUTE)
    await ask('ja')
    const auth = await kit.call('getAuth', { as })
    kit.expect('write-effect', auth, textAt(auth.json, 'introductionRequestedAt') === time, {
      expected: `the time of the first request, ${time}, within 24 hours`,
    })
    kit.expect('mail-sent', first, isSame(await readMail(kit, person.email), mailed), {
      expected: 'no mail about a repeated request',
      seen: 'another mail',
    })
  },
}
