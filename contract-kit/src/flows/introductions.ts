/** A request for recommendations counts once in 24 hours, by the clock of the adapter. */

import type { Exchange } from '../http/exchange.ts'
import { at, isSame, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { type Person, login } from '../run/people.ts'
import { DAY } from '../times.ts'
import { type Advance, EDGE } from './life.ts'

export async function introductions(
  kit: Kit,
  advance: Advance,
  open: () => Promise<Person | null>,
): Promise<void> {
  const first = await ask(kit, open)
  if (first === null) return
  await expectAtLogin(kit, first, open)
  await advance(DAY - EDGE)
  const second = await ask(kit, open)
  await advance(2 * EDGE)
  const third = await ask(kit, open)
  if (second)
    kit.expect('lifetime', second, timeOf(second) === timeOf(first), {
      expected: `the time of the first request, ${timeOf(first)}, within 24 hours`,
      seen: timeOf(second),
    })
  if (third)
    kit.expect('lifetime', third, timeOf(third) > timeOf(first), {
      expected: `the time of a new request, later than 24 hours after ${timeOf(first)}`,
      seen: timeOf(third),
    })
}

const timeOf = ({ json }: Exchange): string => textAt(json, 'introductionRequestedAt')

/** Returns the applicant of the session after the request, or null. */
async function ask(kit: Kit, open: () => Promise<Person | null>): Promise<Exchange | null> {
  const person = await open()
  if (!person) return null
  const asked = await kit.call('requestIntroduction', { as: person.browser })
  return asked.status === 200 ? kit.call('getAuth', { as: person.browser }) : null
}

/** A login answers with the time, as the applicant of the session has it. */
async function expectAtLogin(kit: Kit, auth: Exchange, open: () => Promise<Person | null>): Promise<void> {
  const person = await open()
  if (!person) return
  const { exchange } = await login(kit, person)
  kit.expect('session-opened', exchange, isSame(at(exchange.json, 'auth'), auth.json), {
    expected: `the applicant of getAuth: ${auth.text}`,
  })
}
