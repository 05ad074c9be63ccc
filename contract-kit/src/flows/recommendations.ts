/** The applicant's answers to recommendations: every action, and the states and refusals after it. */

import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '../http/browser.ts'
import { type Exchange, isProblem } from '../http/exchange.ts'
import { type Json, type JsonObject, at, isSame, listAt, numberAt, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import { expectMail } from '../run/mail.ts'
import { UNKNOWN_ID } from '../run/request.ts'
import type { Scenario } from '../run/scenario.ts'
import { expectNow } from '../run/times.ts'
import { difficult } from './documents.ts'
import { expectMoved } from './movedRecommendation.ts'
import {
  applyDirectly,
  expectAnswer,
  expectLatestFirst,
  expectNone,
  readAsApplication,
} from './recommendationEffects.ts'

/** The contract's polling of a pending recommendation. */
const POLLS = 5

const PAUSE = 2000

export const PENDING = 13_497

type Answer = { kit: Kit; browser: Browser; email: string; statuses: Map<string, number> }

export const recommendations: Scenario = {
  name: 'Answers to recommendations',
  operations: ['changeProcessStatus', 'getRecommendation', 'listRecommendations', 'getProcess'],
  writes: true,
  run: async (kit, people) => {
    const person = await people.first()
    if (!person) return
    const answer: Answer = {
      kit,
      browser: person.browser,
      email: person.email,
      statuses: await statusIds(kit),
    }
    const fresh = answer.statuses.get('MyPageRecommend') ?? 0
    const list = await kit.call('listRecommendations', {
      as: person.browser,
      query: { status_id: fresh, perPage: 100 },
    })
    const items = listAt(list.json, 'items')
    kit.expect(
      'list-filter',
      list,
      items.every((item) => at(item, 'status_id') === fresh),
      {
        expected: `recommendations in the status ${fresh}`,
      },
    )
    await expectNone(kit, person.browser, answer.statuses.get('MyPageAppReceived') ?? 0)
    const open = items.filter((item) => at(item, 'isOpen') === true)
    if (open.length === 0)
      return kit.skip('Answers to recommendations', 'the applicant has no new recommendation')
    await refuseForeign(answer)
    await readAsApplication(kit, person.browser, open[0])
    await decline(answer, open[0])
    await inquire(answer, open[1])
    await applyFor(answer, open[2] ?? open[1])
    await applyDirectly(kit, person.browser, open[3], answer.statuses.get('MyPageRecApply'))
  },
}

async function statusIds(kit: Kit): Promise<Map<string, number>> {
  const { json } = await kit.call('listOptions')
  return new Map(listAt(json, 'options').map((each) => [textAt(each, 'alias'), numberAt(each, 'option_id')]))
}

async function change(
  { kit, browser }: Answer,
  id: number,
  action: string,
  contents = '',
  more: JsonObject = {},
): Promise<Exchange> {
  const call = { as: browser, lang: 'en' } as const
  const before = await kit.call('getRecommendation', { ...call, path: { id } })
  const body = { process_id: id, action, contents, ...more }
  const changed = await kit.call('changeProcessStatus', { ...call, body })
  await expectMoved(kit, browser, before, changed)
  return changed
}

/** An application is no recommendation, and no process has the id 2147483647. */
async function refuseForeign(answer: Answer): Promise<void> {
  const { kit, browser } = answer
  const list = await kit.call('searchProcesses', { as: browser })
  const application = numberAt(listAt(list.json, 'items')[0], 'process_id')
  for (const id of [application, UNKNOWN_ID].filter((each) => !Number.isNaN(each))) {
    const changed = await change(answer, id, 'decline')
    kit.expect('path-refused', changed, changed.status === 404, { expected: `404 for process ${id}` })
    const read = await kit.call('getRecommendation', { as: browser, path: { id } })
    kit.expect('path-refused', read, read.status === 404, { expected: `404 for process ${id}` })
  }
}

async function inquire(answer: Answer, item: Json | undefined): Promise<void> {
  if (item === undefined) return
  const { kit } = answer
  const id = numberAt(item, 'process_id')
  const empty = await change(answer, id, 'inquiry')
  const isNamed = listAt(empty.json, 'errors').some((error) => at(error, 'field') === 'contents')
  kit.expect('field-missing', empty, empty.status === 422 && isNamed, {
    expected: '422 with an error on contents',
  })
  for (let time = 0; time < 2; time += 1) {
    const changed = await change(answer, id, 'inquiry', 'May I work from home?')
    await expectStatus(answer, changed, 'MyPageRecInquiry')
    expectLatestFirst(kit, changed)
    await kit.adapter.clock?.advance(PAUSE)
  }
  const read = await kit.call('getRecommendation', { as: answer.browser, path: { id } })
  expectAnswer(kit, read, 'inquiry', { contents: 'May I work from home?', reasons: [] })
  expectLatestFirst(kit, read)
}

async function decline(answer: Answer, item: Json | undefined): Promise<void> {
  const id = numberAt(item, 'process_id')
  const words = { contents: difficult(2000), reasons: ['place'] }
  const declined = await change(answer, id, 'decline', words.contents, { reasons: words.reasons })
  await expectStatus(answer, declined, 'MyPageRecReject')
  const read = await answer.kit.call('getRecommendation', { as: answer.browser, lang: 'en', path: { id } })
  await expectStatus(answer, read, 'MyPageRecReject')
  const isSettled = numberAt(declined.json, 'status_id') !== PENDING
  answer.kit.expect('item-agrees', read, !isSettled || isSame(read.json, declined.json), {
    expected: 'the recommendation as changeProcessStatus returned it',
  })
  expectAnswer(answer.kit, read, 'decline', words)
  expectNow(answer.kit, declined, 'the first of answers', textAt(listAt(declined.json, 'answers')[0], 'date'))
  expectNow(answer.kit, declined, 'the first of history', textAt(listAt(declined.json, 'history')[0], 'date'))
  expectNow(answer.kit, declined, 'updatedAt', textAt(declined.json, 'updatedAt'))
  for (const action of ['apply', 'inquiry', 'decline']) {
    const refused = await change(answer, id, action, 'Once more')
    expectConflict(answer, refused, '/problems/already-declined')
  }
}

async function applyFor(answer: Answer, item: Json | undefined): Promise<void> {
  if (item === undefined) return
  const { kit, browser } = answer
  const id = numberAt(item, 'process_id')
  // A backend that waits for another system sends the mail afterwards.
  let isSettled = true
  const changed = await expectMail(kit, { to: answer.email, lang: 'en' }, async () => {
    const exchange = await change(answer, id, 'apply', 'I can start in April.')
    if (numberAt(exchange.json, 'status_id') !== PENDING) return exchange
    expectConflict(answer, await change(answer, id, 'decline'), '/problems/still-processing')
    isSettled = await settle(answer, id)
    return exchange
  })
  if (isProblem(changed, 'already-applied') || !isSettled) return
  const read = await kit.call('getRecommendation', { as: browser, path: { id } })
  await expectStatus(answer, read, 'MyPageRecApply')
  expectAnswer(kit, read, 'apply', { contents: 'I can start in April.', reasons: [] })
  const related = numberAt(read.json, 'related_process_id')
  if (Number.isNaN(related)) {
    kit.expect('write-effect', read, false, { expected: 'the application in related_process_id' })
    return
  }
  const application = await kit.call('getProcess', { as: browser, path: { id: related } })
  const isRelated = numberAt(application.json, 'related_process_id') === id
  kit.expect('write-effect', application, isRelated, {
    expected: `the recommendation ${id} in related_process_id`,
  })
  expectConflict(answer, await change(answer, id, 'apply'), '/problems/already-applied')
}

async function settle({ kit, browser }: Answer, id: number): Promise<boolean> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    await (kit.adapter.clock?.advance(PAUSE) ?? pause(PAUSE))
    const { json } = await kit.call('getRecommendation', { as: browser, path: { id } })
    if (numberAt(json, 'status_id') !== PENDING) return true
  }
  kit.skip('Answers to recommendations', 'a recommendation stayed pending, so its result is unknown')
  return false
}

async function expectStatus({ kit, statuses }: Answer, exchange: Exchange, alias: string): Promise<void> {
  const status = statuses.get(alias)
  const seen = numberAt(exchange.json, 'status_id')
  kit.expect('write-effect', exchange, exchange.status === 200 && (seen === status || seen === PENDING), {
    expected: `200 in the status ${alias} (${status})`,
  })
}

function expectConflict({ kit }: Answer, exchange: Exchange, type: string): void {
  const isFine = exchange.status === 409 && textAt(exchange.json, 'type') === type
  kit.expect('transition-refused', exchange, isFine, { expected: `409 ${type}` })
}
