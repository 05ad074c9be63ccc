/** Effects of answers to recommendations: words, reasons, and applications beside them. */

import type { Browser } from '../http/browser.ts'
import type { Exchange } from '../http/exchange.ts'
import { type Json, at, isSame, listAt, numberAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'

type Words = { contents: string; reasons: string[] }

/** Expects the newest answer of an action with its words and reasons. */
export function expectAnswer(kit: Kit, read: Exchange, action: string, { contents, reasons }: Words): void {
  const found = listAt(read.json, 'answers').find((each) => at(each, 'action') === action)
  const isKept = textAt(found, 'contents') === contents && isSame(listAt(found, 'reasons'), reasons)
  kit.expect('write-effect', read, found !== undefined && isKept, {
    expected: `the action ${action} in "answers", with ${shown({ contents, reasons })}`,
    seen: shown(found),
  })
}

export function expectLatestFirst(kit: Kit, exchange: Exchange): void {
  const times = listAt(exchange.json, 'answers').map((each) => Date.parse(textAt(each, 'date')))
  const isSorted = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))
  kit.expect('list-order', exchange, isSorted, { expected: 'the latest answer first' })
}

/** No recommendation has the status of an application. */
export async function expectNone(kit: Kit, as: Browser, status: number): Promise<void> {
  const list = await kit.call('listRecommendations', { as, query: { status_id: status } })
  const isEmpty = list.status === 200 && listAt(list.json, 'items').length === 0
  kit.expect('list-filter', list, isEmpty && numberAt(list.json, 'total') === 0, {
    expected: `200 without recommendations for the status ${status} of applications`,
  })
}

/** The id of a recommendation is answered as an application, too, and is marked. */
export async function readAsApplication(kit: Kit, as: Browser, item: Json | undefined): Promise<void> {
  const path = { id: numberAt(item, 'process_id') }
  const read = await kit.call('getProcess', { as, path })
  kit.expect('write-effect', read, read.status === 200 && at(read.json, 'is_recommended') === true, {
    expected: '200 with "is_recommended": true for a recommendation',
  })
}

/** An application for the job of a recommendation answers the recommendation. */
export async function applyDirectly(
  kit: Kit,
  as: Browser,
  item: Json | undefined,
  applied: number | undefined,
): Promise<void> {
  if (item === undefined) return
  const id = numberAt(item, 'process_id')
  const body = { job_ids: [numberAt(item, 'job', 'job_id')] }
  const exchange = await kit.call('applyForJobs', { as, body })
  const made = numberAt(listAt(exchange.json, 'processes')[0], 'process_id')
  if (exchange.status !== 201 || Number.isNaN(made)) return
  const recommendation = await kit.call('getRecommendation', { as, path: { id } })
  const isNamed = numberAt(recommendation.json, 'related_process_id') === made
  const isApplied = numberAt(recommendation.json, 'status_id') === applied
  kit.expect('write-effect', recommendation, isNamed && isApplied, {
    expected: `the status MyPageRecApply, and the application ${made} in related_process_id`,
  })
  const application = await kit.call('getProcess', { as, path: { id: made } })
  kit.expect('write-effect', application, numberAt(application.json, 'related_process_id') === id, {
    expected: `the recommendation ${id} in related_process_id`,
  })
}
