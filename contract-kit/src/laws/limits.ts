/** Limits of calls, last of all, because they block a network address for a while. */

import type { Exchange } from '../http/exchange.ts'
import { at, isObject, isSame, numberAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { type Person, login, newEmail } from '../run/people.ts'
import type { CallOptions } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { DAY } from '../times.ts'
import { inquiry } from './idempotency.ts'
import { failedLogins, manyQuestions, oneMailbox } from './manyLimits.ts'

/** More than the usual limits of 30 checks and 5 logins: a server may be configured with other numbers. */
const MOST = 40
/** The failed logins of an address before the next is refused. */
const FAILED_LOGINS = 5
/** More than the usual limit of 120 submissions in ten minutes. */
const MOST_SUBMISSIONS = 150
/** This time before the end of a limit, in seconds, calls are still refused. */
const EARLY = 10

export const limits: Scenario = {
  name: 'Limits of calls',
  operations: ['checkEmail', 'login'],
  writes: true,
  run: async (kit) => {
    const email = newEmail('limit')
    await expectLimit(kit, 'checkEmail', { body: { email } })
    await expectFailures(kit, email)
    const alike = { body: { email: email.toUpperCase(), password: 'wrong2026' } }
    await expectLimit(kit, 'login', { body: { email, password: 'wrong2026' } }, { alike })
  },
}

/** An address has the contract's number of failed logins, also one without an account. */
async function expectFailures(kit: Kit, email: string): Promise<void> {
  if (!kit.settings.isSelected(kit.contract.operation('login'))) return
  const fail = (address: string) => kit.call('login', { body: { email: address, password: 'wrong2026' } })
  for (let count = 0; count <= FAILED_LOGINS; count += 1) {
    const exchange = await fail(email)
    const isLocked = exchange.status === 429
    // A refusal of every address is the limit of the network, which earlier checks may have reached.
    if (isLocked && count < FAILED_LOGINS && (await fail(newEmail('limit'))).status === 429) return
    const isFine = kit.expect('limit-exists', exchange, isLocked === (count === FAILED_LOGINS), {
      expected: `${FAILED_LOGINS} failed logins of an address, and 429 to the next`,
      seen: `${exchange.status} to login ${count + 1}`,
    })
    if (!isFine) return
  }
}

/** The limit is checked before the body, so these calls are empty and have no effect. `sendContact` needs a session. */
const submissions = ['createEntry', 'createInquiry', 'createInvitation', 'forgotPassword']

/** The limits of an applicant are checked last, so these calls are right ones or those with a wrong password. */
const own = ['requestInterview', 'changeEmail', 'changePassword']

export const submissionLimits: Scenario = {
  name: 'Limits of submissions',
  operations: ['sendContact', 'changeProcessStatus', ...own, 'login', ...submissions],
  writes: true,
  run: async (kit, people) => {
    const { clock, reset } = kit.adapter
    if (!clock && !reset) {
      const reason =
        'without the hook clock or reset, the target would refuse this network for a while afterwards'
      return kit.skip('Limits of submissions', reason)
    }
    const person = await people.first()
    if (person) {
      await expectLimit(kit, 'sendContact', { as: person.browser, body: {} }, { most: MOST_SUBMISSIONS })
      const question = await inquiry(kit, person)
      if (question) await askBeyond(kit, { as: person.browser, body: question })
      await manyQuestions(kit, person)
      await ownLimits(kit, person)
    } else kit.skip('sendContact', 'its limit needs an account')
    if (clock) {
      await clock.advance(DAY)
      await oneMailbox(kit)
      await clock.advance(DAY)
    }
    await failedLogins(kit)
    for (const [index, id] of submissions.entries()) {
      // Without a clock earlier checks may have reached the limit of the next one.
      const apart = clock && submissions[index + 1]
      await expectLimit(kit, id, { body: {} }, { most: MOST_SUBMISSIONS, ...(apart && { apart }) })
    }
    await (clock ? clock.advance(DAY) : reset?.())
  },
}

/**
 * Reaches a limit, and with a clock expects that it ends at the time in `Retry-After`. `alike` is another spelling of the call, with the same limit;
 * `apart` is an operation with a limit of its own.
 */
async function expectLimit(
  kit: Kit,
  id: string,
  options: CallOptions,
  { most = MOST, alike, apart }: { most?: number; alike?: CallOptions; apart?: string } = {},
): Promise<void> {
  const refused = await reachLimit(kit, id, options, most)
  if (refused && alike) {
    const spelled = await kit.call(id, alike)
    kit.expect('limit-exists', spelled, spelled.status === 429, {
      expected: '429 for another spelling of the same call, too',
    })
  }
  if (refused && apart) {
    const other = await kit.call(apart, options)
    kit.expect('limit-exists', other, other.status !== 429, {
      expected: `no 429 at the limit of ${id}: each operation has a limit of its own`,
    })
  }
  const seconds = Number(refused?.headers.get('Retry-After'))
  if (!kit.adapter.clock || !(seconds > 0)) return
  if (seconds > EARLY) {
    await kit.adapter.clock.advance((seconds - EARLY) * 1000)
    const early = await kit.call(id, options)
    kit.expect('retry-after', early, early.status === 429, {
      expected: `429 until the ${seconds} seconds of Retry-After are over`,
    })
    const left = Number(early.headers.get('Retry-After'))
    kit.expect('retry-after', early, early.status !== 429 || left <= EARLY, {
      expected: `Retry-After of at most ${EARLY}: the call is accepted in ${EARLY} seconds`,
      seen: String(left),
    })
  }
  await kit.adapter.clock.advance(Math.min(seconds, EARLY) * 1000)
  const again = await kit.call(id, options)
  kit.expect('retry-after', again, again.status !== 429, {
    expected: `no 429 after the ${seconds} seconds of Retry-After`,
  })
}

/** Limits of an applicant, who logs in again because the clock may have passed the end of the session. */
async function ownLimits(kit: Kit, person: Person): Promise<void> {
  const as = (await login(kit, person)).person.browser
  const { password } = person
  const email = newEmail('often')
  const body = kit.contract.operation('requestInterview').body?.examples[0]?.value
  await expectLimit(kit, 'requestInterview', { as, body })
  const address = { email, email_confirm: email, current_password: password }
  await expectLimit(kit, 'changeEmail', { as, body: address })
  const wrong = { current_password: 'wrong2026', password, password_confirm: password }
  await expectLimit(kit, 'changePassword', { as, body: wrong })
}

/**
 * Repeats a call until its limit is reached, and expects the declared refusal. Returns the refusal; null if the limit was not reached, or
 * the operation is not selected.
 */
export async function reachLimit(
  kit: Kit,
  id: string,
  options: CallOptions,
  most = MOST,
): Promise<Exchange | null> {
  if (!kit.settings.isSelected(kit.contract.operation(id))) return null
  let last: Exchange | null = null
  for (let count = 0; count < most; count += 1) {
    const exchange = await kit.call(id, options)
    last = exchange
    if (exchange.status !== 429) continue
    kit.expect('rate-limit', exchange, at(exchange.json, 'type') === '/problems/too-many-requests', {
      expected: '429 /problems/too-many-requests',
    })
    kit.expect('limit-exists', exchange, true, { expected: '429' })
    return exchange
  }
  if (last)
    kit.expect('limit-exists', last, false, {
      expected: `429 within ${most} calls, as the table of limits says`,
      seen: `${last.status} to call ${most}`,
    })
  return null
}

/** A question beyond the limit is refused, and the recommendation stays as it is. */
async function askBeyond(kit: Kit, options: CallOptions): Promise<void> {
  const { as, body } = options
  const read = () =>
    kit.call('getRecommendation', {
      ...(as && { as }),
      path: { id: numberAt(isObject(body) ? body : null, 'process_id') },
    })
  await reachLimit(kit, 'changeProcessStatus', options)
  const before = await read()
  const refused = await kit.call('changeProcessStatus', options)
  const after = await read()
  if (refused.status !== 429) return
  kit.expect('write-effect', refused, isSame(after.json, before.json), {
    expected: '429, and the recommendation as before',
    seen: 'another recommendation',
  })
}
