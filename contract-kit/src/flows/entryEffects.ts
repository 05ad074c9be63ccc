/** Effects of an entry that its applicant finds after the first login. */
import type { Exchange } from '../http/exchange.ts'
import { at, isSame, listAt, numberAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Person } from '../run/people.ts'

/** A new applicant has an empty resume and career history. */
export async function expectNoDocuments(kit: Kit, { browser }: Person): Promise<void> {
  for (const id of ['getResume', 'getCareer']) {
    const exchange = await kit.call(id, { as: browser })
    const isEmpty = exchange.status === 200 && at(exchange.json, 'createdDate') === null
    kit.expect('write-effect', exchange, isEmpty, { expected: '200 with "createdDate": null' })
  }
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
