/** Applicants can neither read nor change the data of others. */

import type { Browser } from '../http/browser.ts'
import { isSame, listAt, numberAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'

/** Expects that an applicant can neither read nor change the data of another. */
export const isolation: Scenario = {
  name: "Another applicant's processes and notifications",
  operations: [
    'getProcess',
    'getRecommendation',
    'listRecommendations',
    'changeProcessStatus',
    'submitConsent',
    'sendContact',
    'readNotification',
  ],
  writes: true,
  run: async (kit, people) => {
    const [owner, other] = [await people.first(), await people.second()]
    if (!owner || !other) return kit.skip('Isolation', 'it needs two accounts')
    const ids = async (list: string, name: string, key: string) => {
      const { json } = await kit.call(list, { as: owner.browser, query: { perPage: 20 } })
      return listAt(json, name).map((item) => numberAt(item, key))
    }
    const applications = await ids('searchProcesses', 'items', 'process_id')
    const recommended = await ids('listRecommendations', 'items', 'process_id')
    const notices = await ids('listNotifications', 'notifications', 'id')
    await expectRelated(kit, owner.browser)
    for (const id of applications) {
      await expectHidden(kit, other.browser, 'getProcess', { path: { id } })
      const body = { process_id: id, answer: 'decline' }
      await expectHidden(kit, other.browser, 'submitConsent', { body })
    }
    // A message has a limit, so one application is enough.
    for (const id of applications.slice(0, 1)) {
      const wish = { type: 'application', contents: 'From the contract kit', intention: 'withdraw' }
      const body = { ...wish, process_id: id }
      await expectHidden(kit, other.browser, 'sendContact', { body })
    }
    for (const id of recommended) {
      await expectHidden(kit, other.browser, 'getRecommendation', { path: { id } })
      const before = await kit.call('getRecommendation', { as: owner.browser, path: { id } })
      await expectHidden(kit, other.browser, 'changeProcessStatus', {
        body: { process_id: id, action: 'decline' },
      })
      const after = await kit.call('getRecommendation', { as: owner.browser, path: { id } })
      kit.expect('isolation', after, isSame(before.json, after.json), {
        expected: 'the recommendation as before',
      })
    }
    for (const id of notices) await expectHidden(kit, other.browser, 'readNotification', { path: { id } })
  },
}

/** After another login, too, the list of recommendations is that of the applicant: it has those of the applications. */
async function expectRelated(kit: Kit, browser: Browser): Promise<void> {
  const read = (id: string) => kit.call(id, { as: browser, query: { perPage: 100 } })
  const applications = await read('searchProcesses')
  const list = await read('listRecommendations')
  const listed = listAt(list.json, 'items').map((item) => numberAt(item, 'process_id'))
  const related = listAt(applications.json, 'items')
    .map((item) => numberAt(item, 'related_process_id'))
    .filter((id) => id > 0)
  const missing = related.filter((id) => !listed.includes(id))
  kit.expect('item-agrees', list, missing.length === 0, {
    expected: `the recommendations ${related.join(', ')}, which the applicant's applications name in "related_process_id"`,
    seen: listed.join(', ') || 'none',
  })
}

async function expectHidden(
  kit: Kit,
  browser: Browser,
  id: string,
  options: { path?: Record<string, number>; body?: Record<string, string | number> },
): Promise<void> {
  const exchange = await kit.call(id, { as: browser, ...options })
  kit.expect('isolation', exchange, exchange.status === 404, {
    expected: '404 for what belongs to another applicant',
  })
}
