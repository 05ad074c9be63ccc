/** The times of the requests to the advisor, as the applicant of the session has them. */

import type { Browser } from '../http/browser.ts'
import { type Json, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { expectNow } from '../run/times.ts'
import { MINUTE } from '../times.ts'

/** The time is that of the last request. Times have seconds, so a later one differs only after a while. */
export async function expectLastTime(kit: Kit, as: Browser, body: Json | undefined): Promise<void> {
  const first = await expectTime(kit, as, 'interviewRequestedAt')
  if (!kit.adapter.clock) return
  await kit.adapter.clock.advance(MINUTE)
  const again = await kit.call('requestInterview', { as, body })
  if (again.status !== 200) return
  const auth = await kit.call('getAuth', { as })
  kit.expect('write-effect', auth, textAt(auth.json, 'interviewRequestedAt') > first, {
    expected: `interviewRequestedAt after ${first}, the time of the request before`,
    seen: textAt(auth.json, 'interviewRequestedAt'),
  })
}

export async function expectTime(kit: Kit, as: Browser, name: string): Promise<string> {
  const auth = await kit.call('getAuth', { as })
  const time = textAt(auth.json, name)
  kit.expect('write-effect', auth, time !== '', { expected: `the time in ${name}` })
  expectNow(kit, auth, name, time)
  return time
}
