/** Effects of an entry that its applicant finds after the first login. */

import type { Exchange } from '../http/exchange.ts'
import { type JsonObject, at, isObject, isSame, listAt, numberAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Person } from '../run/people.ts'
import { expectNow } from '../run/times.ts'

/** The profile starts with the values of the entry. */
export async function expectProfile(kit: Kit, entry: JsonObject, { browser }: Person): Promise<void> {
  const profile = await kit.call('getProfile', { as: browser })
  const sent = Object.keys(entry).filter((name) => isObject(profile.json) && name in profile.json)
  for (const name of sent)
    kit.expect('stored-as-sent', profile, isSame(at(profile.json, name), entry[name]), {
      expected: `"${name}": ${shown(entry[name])}, as in the entry`,
      seen: `"${name}": ${shown(at(profile.json, name))}`,
    })
}

/** A new applicant has an empty resume and career history. */
export async function expectNoDocuments(kit: Kit, { browser }: Person): Promise<void> {
  for (const id of ['getResume', 'getCareer']) {
    const exchange = await kit.call(id, { as: browser })
    const isEmpty = exchange.status === 200 && at(exchange.json, 'createdDate') === null
    kit.expect('write-effect', exchange, isEmpty, { expected: '200 with "createdDate": null' })
  }
}

/** A new applicant has the id of the entry and one unread notification. */
export async function expectWelcome(kit: Kit, entered: Exchange, { browser }: Person): Promise<void> {
  const auth = await kit.call('getAuth', { as: browser })
  const id = at(entered.json, 'id')
  kit.expect('write-effect', entered, at(auth.json, 'id') === id, {
    expected: `the id of the applicant, ${numberAt(auth.json, 'id')}`,
    seen: shown(id),
  })
  kit.expect('write-effect', auth, at(auth.json, 'firstVisit') === true, {
    expected: '"firstVisit": true until the welcome is read',
  })
  const list = await kit.call('listNotifications', { as: browser })
  const kinds = listAt(list.json, 'notifications').map((each) => textAt(each, 'kind'))
  kit.expect('write-effect', list, isSame(kinds, ['welcome']) && at(list.json, 'unread') === 1, {
    expected: 'one unread notification, of the kind welcome',
    seen: `${numberAt(list.json, 'unread')} unread of the kinds ${kinds.join(', ')}`,
  })
  expectNow(kit, list, 'the date of the welcome', textAt(listAt(list.json, 'notifications')[0], 'date'))
}

/** The entry has an application for each job of its answer. */
export async function expectApplications(kit: Kit, entered: Exchange, { browser }: Person): Promise<void> {
  const exchange = await kit.call('searchProcesses', { as: browser, query: { perPage: 100 } })
  const jobs = listAt(exchange.json, 'items').map((item) => numberAt(item, 'job', 'job_id'))
  const expected = listAt(entered.json, 'job_ids').map(Number)
  kit.expect('write-effect', exchange, isSame(ascending(jobs), ascending(expected)), {
    expected: `applications for the jobs ${expected.join(', ') || 'of none'}`,
    seen: jobs.join(', ') || 'none',
  })
}

const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b)
