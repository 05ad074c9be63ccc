/** Limits that many addresses, one mailbox or many days reach. */

import { isProblem } from '../http/exchange.ts'
import { numberAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { type Person, accountsOf, login, newEmail } from '../run/people.ts'
import { DAY } from '../times.ts'
import { inquiry } from './idempotency.ts'
import { rightBody } from './writers.ts'

/** The number of failed logins before a right one, which does not end their count. */
const FAILED_BEFORE = 30

/** Failed logins of one network, each with another address. */
export async function failedLogins(kit: Kit): Promise<void> {
  const [account] = accountsOf(kit)
  await expectEnd(kit, 'login', 90, (count) =>
    account && count === FAILED_BEFORE
      ? { email: account.email, password: account.password }
      : { email: newEmail('network'), password: 'wrong2026' },
  )
}

/** Tags of one address are one mailbox. */
export async function oneMailbox(kit: Kit): Promise<void> {
  const media = kit.contract.operation('createEntry').body
  const right = media && rightBody(media)
  if (!right) return
  const [name = '', domain = ''] = newEmail('mailbox').split('@')
  await expectEnd(kit, 'createEntry', 30, (count) => {
    const email = `${name}${count === 0 ? '' : `+${count}`}@${domain}`
    return { ...right, email, email_confirm: email }
  })
}

async function expectEnd(
  kit: Kit,
  id: string,
  most: number,
  bodyOf: (count: number) => Record<string, unknown>,
): Promise<void> {
  if (!kit.settings.isSelected(kit.contract.operation(id))) return
  for (let count = 0; count < most; count += 1) {
    const exchange = await kit.call(id, { body: bodyOf(count) })
    const isEnd = exchange.status === 429
    if (!isEnd && count < most - 1) continue
    kit.expect('limit-exists', exchange, isEnd, {
      expected: `429 within ${most} calls, as the table of limits says`,
      seen: `${exchange.status} to call ${count + 1}`,
    })
    return
  }
}

/** More questions than a recommendation takes, which are 40. */
const MOST_QUESTIONS = 50

/** Asks about one recommendation, over several days of the clock, until it refuses a question. */
export async function manyQuestions(kit: Kit, person: Person): Promise<void> {
  const { clock } = kit.adapter
  const question = await inquiry(kit, person)
  if (!clock || !question || !kit.settings.isSelected(kit.contract.operation('changeProcessStatus'))) return
  let as = person.browser
  for (let count = 0; count < MOST_QUESTIONS; count += 1) {
    const exchange = await kit.call('changeProcessStatus', { as, body: question })
    if (exchange.status === 200 && count < MOST_QUESTIONS - 1) continue
    if (exchange.status === 429) {
      await clock.advance(DAY)
      as = (await login(kit, person)).person.browser
      continue
    }
    const isFull = isProblem(exchange, 'too-many-answers')
    kit.expect('transition-refused', exchange, isFull, {
      expected: `409 /problems/too-many-answers after 40 questions about ${numberAt(question, 'process_id')}`,
    })
    return
  }
}
