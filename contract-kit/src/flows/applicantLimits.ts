/** Limits of one applicant. */

import { randomUUID } from 'node:crypto'
import type { Browser } from '../http/browser.ts'
import { isSame, listAt, numberAt } from '../json.ts'
import { reachLimit } from '../laws/limits.ts'
import type { Kit } from '../run/kit.ts'
import { type Person, login, newEmail } from '../run/people.ts'

/** Above five, the usual limit of these calls. */
const MOST = 10
/** Above 100, the usual limit of applications. */
const MOST_APPLICATIONS = 120

/** Reaches the limits of an applicant, who is not used afterwards. */
export async function reachLimits(kit: Kit, person: Person): Promise<void> {
  const { browser, password: current } = person
  const email = newEmail('again')
  const address = { email, email_confirm: email, current_password: current }
  const interview = kit.contract.operation('requestInterview').body?.examples[0]?.value
  await reachLimit(kit, 'requestInterview', { as: browser, body: interview }, MOST)
  const wrong = await kit.call('requestInterview', { as: browser, body: {} })
  kit.expect('check-order', wrong, wrong.status === 422, {
    expected: '422: the fields are looked at before the limit of an applicant',
  })
  const { json } = await kit.call('searchJobs', { query: { perPage: 1 } })
  const jobs = { job_ids: [numberAt(listAt(json, 'jobs')[0], 'job_id')] }
  const headers = { 'Idempotency-Key': randomUUID() }
  const first = await kit.call('applyForJobs', { as: browser, body: jobs, headers })
  await reachLimit(kit, 'applyForJobs', { as: browser, body: jobs }, MOST_APPLICATIONS)
  const replay = await kit.call('applyForJobs', { as: browser, body: jobs, headers })
  const isSameAgain = replay.status === first.status && isSame(replay.json, first.json)
  kit.expect('idempotency-repeat', replay, isSameAgain, {
    expected: `${first.status}: a replay under a known key does not count`,
  })
  await applyBeyond(kit, browser)
  await reachLimit(kit, 'changeEmail', { as: browser, body: address }, MOST)
  const unused = 'unused2026'
  const password = { current_password: 'wrong2026', password: unused, password_confirm: unused }
  await reachLimit(kit, 'changePassword', { as: browser, body: password }, MOST)
  const { person: elsewhere } = await login(kit, person)
  const right = { ...password, current_password: current }
  const refused = await kit.call('changePassword', { as: elsewhere.browser, body: right })
  kit.expect('limit-exists', refused, refused.status === 429, {
    expected: '429 in another session, also for the right password: the limit is that of the applicant',
  })
}

/** A request beyond the limit changes nothing. */
async function applyBeyond(kit: Kit, as: Browser): Promise<void> {
  const before = await kit.call('listAppliedJobs', { as })
  const { json } = await kit.call('searchJobs', { query: { perPage: 5 } })
  const ids = listAt(json, 'jobs').map((job) => numberAt(job, 'job_id'))
  const refused = await kit.call('applyForJobs', { as, body: { job_ids: ids } })
  const after = await kit.call('listAppliedJobs', { as })
  kit.expect('write-effect', refused, refused.status === 429 && isSame(after.json, before.json), {
    expected: '429 beyond the limit, and the applied jobs as before',
  })
}
