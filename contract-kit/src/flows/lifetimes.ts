/** Sessions, tokens, links and keys by the clock of the adapter: alive shortly before their end, dead shortly after it. */

import { randomUUID } from 'node:crypto'
import { type Exchange, isProblem } from '../http/exchange.ts'
import { at, isSame, listAt } from '../json.ts'
import { rightBody } from '../laws/writers.ts'
import type { Kit } from '../run/kit.ts'
import { linkOf, resetPage } from '../run/mail.ts'
import { type Person, accountsOf, login } from '../run/people.ts'
import type { Scenario } from '../run/scenario.ts'
import { DAY, HOUR } from '../times.ts'
import { expiredAddressLink, loginAfterExpiry } from './expired.ts'
import { introductions } from './introductions.ts'
import { type Advance, EDGE, expectLife, expectSpent } from './life.ts'
import { PENDING } from './recommendations.ts'
import { unconfirmedEntry } from './unconfirmedEntry.ts'

export const lifetimes: Scenario = {
  name: 'Lifetimes',
  operations: [
    'getAuth',
    'refreshSession',
    'login',
    'createInquiry',
    'createEntry',
    'verifyApplicant',
    'resetPassword',
    'confirmEmail',
    'checkEmail',
    'requestIntroduction',
  ],
  writes: true,
  run: async (kit) => {
    const { clock } = kit.adapter
    if (!clock) return kit.skip('Lifetimes', 'the adapter has no clock')
    const advance: Advance = (time) => clock.advance(time)
    // Limits of earlier checks are over.
    await advance(DAY + EDGE)
    const [account] = accountsOf(kit)
    const open = async (): Promise<Person | null> => {
      if (!account) return null
      const { person, exchange } = await login(kit, account)
      return exchange.status === 200 ? person : null
    }
    const person = await open()
    const before = person && (await statuses(kit, person))
    if (person) {
      await idle(kit, advance, person)
      await loginAfterExpiry(kit, person)
      const day = await open()
      if (day) await longest(kit, advance, day)
      await refreshTokens(kit, advance, open)
      await resetLinks(kit, advance, person)
      await expiredAddressLink(kit, advance, await open())
      await introductions(kit, advance, open)
    }
    await keys(kit, advance)
    await unconfirmedEntry(kit, advance)
    const later = await open()
    if (before && later) expectDeadlines(kit, before, await statuses(kit, later))
  },
}

/** Reads the recommendations, and with them their statuses and deadlines. */
const statuses = (kit: Kit, { browser }: Person): Promise<Exchange> =>
  kit.call('listRecommendations', { as: browser, query: { perPage: 100 } })

/** Nothing happens to a recommendation when its deadline passes. A pending one ends when another system answers, so it is left out. */
function expectDeadlines(kit: Kit, before: Exchange, after: Exchange): void {
  const items = listAt(before.json, 'items')
  const pending = items
    .filter((item) => at(item, 'status_id') === PENDING)
    .map((item) => at(item, 'process_id'))
  const statusOf = ({ json }: Exchange) =>
    listAt(json, 'items')
      .filter((item) => !pending.includes(at(item, 'process_id')))
      .map((item) => [at(item, 'process_id'), at(item, 'status_id'), at(item, 'answerBy')])
  kit.expect('lifetime', after, isSame(statusOf(after), statusOf(before)), {
    expected: 'the recommendations in the statuses from before their deadlines',
  })
}

/** Two hours after the last call; each call counts. */
async function idle(kit: Kit, advance: Advance, { browser }: Person): Promise<void> {
  for (let call = 0; call < 2; call += 1) {
    await advance(2 * HOUR - EDGE)
    const alive = await kit.call('getAuth', { as: browser })
    expectLife(kit, alive, alive.status === 200, '200 within 2 hours of the last call')
  }
  await advance(2 * HOUR + EDGE)
  const dead = await kit.call('getAuth', { as: browser })
  expectLife(kit, dead, dead.status === 401, '401 later than 2 hours after the last call')
}

/** 24 hours after the login, however often it is used. */
async function longest(kit: Kit, advance: Advance, { browser }: Person): Promise<void> {
  const step = 1.5 * HOUR
  for (let time = step; time < DAY; time += step) {
    await advance(time + step < DAY ? step : step - EDGE)
    const alive = await kit.call('getAuth', { as: browser })
    expectLife(kit, alive, alive.status === 200, '200 within 24 hours of the login')
  }
  await advance(step + 2 * EDGE)
  const dead = await kit.call('getAuth', { as: browser })
  expectLife(kit, dead, dead.status === 401, '401 later than 24 hours after the login')
}

async function refreshTokens(kit: Kit, advance: Advance, open: () => Promise<Person | null>): Promise<void> {
  for (const [time, status] of [
    [14 * DAY - EDGE, 200],
    [14 * DAY + EDGE, 401],
  ] as const) {
    const person = await open()
    if (!person) return
    await advance(time)
    const body = { refresh_token: person.browser.refreshToken ?? '' }
    const renewed = await kit.call('refreshSession', { as: person.browser, body })
    const when = status === 200 ? 'within 14 days' : 'later than 14 days'
    expectLife(kit, renewed, renewed.status === status, `${status} for a refresh token ${when}`)
  }
}

async function keys(kit: Kit, advance: Advance): Promise<void> {
  const media = kit.contract.operation('createInquiry').body
  const body = media && rightBody(media)
  if (!body) return
  const send = (key: string) => kit.call('createInquiry', { body, headers: { 'Idempotency-Key': key } })
  const key = randomUUID()
  const first = await send(key)
  if (first.status !== 201) return
  await advance(DAY - EDGE)
  const second = await send(key)
  expectLife(kit, second, isSame(second.json, first.json), 'the first answer within 24 hours of its key')
  await advance(2 * EDGE)
  const third = await send(key)
  expectLife(
    kit,
    third,
    third.status === 201 && !isSame(third.json, first.json),
    'a new answer later than 24 hours',
  )
}

async function resetLinks(kit: Kit, advance: Advance, { email }: Person): Promise<void> {
  if (!kit.adapter.lastMail) return
  const exchange = await kit.call('forgotPassword', { lang: 'en', body: { email } })
  if (exchange.status !== 200) return
  const link = await linkOf(kit, exchange, { to: email, path: resetPage, lang: 'en' })
  if (!link) return
  // A password that breaks a rule shows whether the link lives, and does not spend it.
  const body = { token: link.token, password: 'x', password_confirm: 'x' }
  await advance(DAY - EDGE)
  const alive = await kit.call('resetPassword', { body })
  expectLife(kit, alive, isProblem(alive, 'validation'), 'a link that lives for 24 hours')
  await advance(2 * EDGE)
  const dead = await kit.call('resetPassword', { body })
  expectSpent(kit, dead)
}
