/** Applications for open jobs, and their effects. */

import type { Browser } from '../http/browser.ts'
import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isSame, listAt, numberAt, textAt } from '../json.ts'
import type { Lang } from '../lang.ts'
import { expectAsRead } from '../laws/writtenProcess.ts'
import type { Kit } from '../run/kit.ts'
import { expectMail, readMail } from '../run/mail.ts'
import type { Person } from '../run/people.ts'
import { expectNow } from '../run/times.ts'
import { expectWish } from './wishes.ts'

/** Applies for two open jobs, each of them named twice; a second application changes nothing. */
export async function apply(kit: Kit, { browser, email }: Person, lang: Lang): Promise<void> {
  const [one, other] = await freeJobs(kit, browser)
  if (one === undefined) return
  const ids = other === undefined ? [one, one] : [other, one, other, one]
  const expected = [...new Set(ids)]
  const first = await expectMail(kit, { to: email, lang }, () =>
    kit.call('applyForJobs', { as: browser, lang, body: { job_ids: ids } }),
  )
  const made = listAt(first.json, 'processes')
  kit.expect('write-effect', first, isSame(made.map(jobOf), expected), {
    expected: `201 with one application for each of the jobs ${expected.join(', ')}, in this order`,
  })
  await expectAsRead(kit, first, { as: browser, lang })
  const mailed = await readMail(kit, email)
  const second = await kit.call('applyForJobs', { as: browser, lang, body: { job_ids: ids } })
  kit.expect('mail-sent', second, isSame(await readMail(kit, email), mailed), {
    expected: 'no mail without a new application',
    seen: 'another mail',
  })
  await expectAsRead(kit, second, { as: browser, lang })
  kit.expect('write-effect', second, isSame(listAt(second.json, 'already').map(jobOf), expected), {
    expected: '201 with the applications in "already", in the order of the request',
  })
  const id = numberAt(made[0], 'process_id')
  if (Number.isNaN(id)) return
  await expectListed(kit, browser, first, { id, job: expected[0] ?? 0 })
  await expectWish(kit, browser, id)
}

const jobOf = (item: Json): number => numberAt(item, 'job', 'job_id')

/** Returns open jobs without an application. */
async function freeJobs(kit: Kit, as: Browser): Promise<number[]> {
  const jobs = await kit.call('searchJobs', { query: { perPage: 50 } })
  const applied = await kit.call('listAppliedJobs', { as })
  const known = listAt(applied.json, 'jobs').map((job) => numberAt(job, 'job_id'))
  return listAt(jobs.json, 'jobs')
    .map((each) => numberAt(each, 'job_id'))
    .filter((id) => !known.includes(id))
}

async function expectListed(
  kit: Kit,
  browser: Browser,
  exchange: Exchange,
  { id, job }: { id: number; job: number },
): Promise<void> {
  const list = await kit.call('searchProcesses', { as: browser, query: { perPage: 100 } })
  const isListed = listAt(list.json, 'items').some((item) => numberAt(item, 'process_id') === id)
  kit.expect('write-effect', list, isListed, { expected: `the application ${id} in the list` })
  const jobs = await kit.call('listAppliedJobs', { as: browser })
  const found = listAt(jobs.json, 'jobs').find((each) => numberAt(each, 'job_id') === job)
  kit.expect('write-effect', jobs, found !== undefined, { expected: `job ${job} in the list` })
  if (found !== undefined) expectNow(kit, jobs, 'appliedAt', textAt(found, 'appliedAt'))
  const detail = await kit.call('getProcess', { as: browser, path: { id } })
  kit.expect('write-effect', detail, detail.status === 200 && at(detail.json, 'is_recommended') === false, {
    expected: `200 with the application that ${exchange.operation?.id} made`,
  })
}
