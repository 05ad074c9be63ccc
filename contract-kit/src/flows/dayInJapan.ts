/** Dates early in the morning in Japan, by the clock of the adapter: there it is already the next day, and not yet in UTC. */

import type { Browser } from '../http/browser.ts'
import { type Exchange, brokenRules } from '../http/exchange.ts'
import { type JsonObject, isObject } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { accountsOf, login } from '../run/people.ts'
import type { Scenario } from '../run/scenario.ts'
import { DAY, HOUR, JAPAN } from '../times.ts'

/** Three in the morning in Japan is six in the evening of the day before in UTC. */
const MORNING = 3 * HOUR

type Case = { body: JsonObject; errors: string[]; meaning: string }

export const dayInJapan: Scenario = {
  name: 'The day in Japan',
  operations: ['storeResume', 'storeCareer'],
  writes: true,
  run: async (kit) => {
    const { clock } = kit.adapter
    if (!clock) return kit.skip('The day in Japan', 'the adapter has no clock')
    const night = (kit.now() + JAPAN) % DAY
    await clock.advance((MORNING - night + DAY) % DAY)
    const [account] = accountsOf(kit)
    const opened = account && (await login(kit, account))
    if (opened?.exchange.status !== 200) return
    const as = opened.person.browser
    const today = new Date(kit.now() + JAPAN).toISOString().slice(0, 10)
    // A year after or before this day has no such day.
    if (today.endsWith('-02-29')) return
    await tryCases(kit, as, { id: 'storeResume', read: 'getResume' }, [...ofDate(today), ...ofAge(today)])
    await tryCases(kit, as, { id: 'storeCareer', read: 'getCareer' }, ofDate(today))
  },
}

async function tryCases(
  kit: Kit,
  as: Browser,
  { id, read }: { id: string; read: string },
  cases: Case[],
): Promise<void> {
  const operation = kit.contract.operation(id)
  const right = operation.body?.examples[0]?.value
  if (!isObject(right) || !kit.settings.isSelected(operation)) return
  const before = await kit.call(read, { as })
  // The date of the example is from another time.
  const createdDate = cases[0]?.body['createdDate'] ?? null
  for (const each of cases)
    expectErrors(kit, await kit.call(id, { as, body: { ...right, createdDate, ...each.body } }), each)
  if (isObject(before.json) && before.json['createdDate'] !== null)
    await kit.call(id, { as, body: before.json })
}

function expectErrors(kit: Kit, exchange: Exchange, { errors, meaning }: Case): void {
  const seen = brokenRules(exchange)
  const [status, named] = errors.length === 0 ? [200, ''] : [422, ` with ${errors.join()}`]
  kit.expect('field-rule', exchange, exchange.status === status && seen.join() === errors.join(), {
    expected: `${status}${named} at three in the morning in Japan: ${meaning}`,
    seen: `${exchange.status} with ${seen.join(', ') || 'no errors'}`,
  })
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`.replace('-02-29', '-02-28')

const ofDate = (today: string): Case[] => [
  { body: { createdDate: today }, errors: [], meaning: `${today} is today` },
  {
    body: { createdDate: dayAfter(today, 1) },
    errors: ['createdDate invalid'],
    meaning: `${dayAfter(today, 1)} lies in the future`,
  },
  {
    body: { createdDate: yearsBefore(today, 1) },
    errors: [],
    meaning: `${yearsBefore(today, 1)} is a year back`,
  },
  {
    body: { createdDate: dayAfter(yearsBefore(today, 1), -1) },
    errors: ['createdDate invalid'],
    meaning: `${dayAfter(yearsBefore(today, 1), -1)} is more than a year back`,
  },
]

const ofAge = (today: string): Case[] => [
  { body: { birthday: yearsBefore(today, 18) }, errors: [], meaning: 'the 18th birthday is today' },
  {
    body: { birthday: yearsBefore(dayAfter(today, 1), 18) },
    errors: ['birthday ageMin'],
    meaning: 'the 18th birthday is tomorrow',
  },
  {
    body: { birthday: yearsBefore(dayAfter(today, 1), 51) },
    errors: [],
    meaning: 'the 51st birthday is tomorrow',
  },
  {
    body: { birthday: yearsBefore(today, 51) },
    errors: ['birthday ageMax'],
    meaning: 'the 51st birthday is today',
  },
]
