/** The applicant's answer to a request for consent: its refusals, and the ledger after it. */

import type { Browser } from '../http/browser.ts'
import { type Exchange, isProblem } from '../http/exchange.ts'
import { type Json, at, isObject, listAt, numberAt, shown, textAt } from '../json.ts'
import { repeat } from '../laws/idempotency.ts'
import type { Kit } from '../run/kit.ts'
import { expectMail } from '../run/mail.ts'
import type { Person } from '../run/people.ts'
import type { Scenario } from '../run/scenario.ts'

const NAME = 'Consent to documents'

export const consents: Scenario = {
  name: NAME,
  operations: ['submitConsent', 'getProcess', 'searchProcesses'],
  writes: true,
  run: async (kit, people) => {
    const person = await people.first()
    if (!person) return
    await refuseRecommendation(kit, person)
    const application = await findAwaited(kit, person)
    if (!application) return kit.skip(NAME, 'no application of the applicant waits for a consent')
    const id = numberAt(application, 'process_id')
    const documents = listAt(lastEntry(application), 'documents').map((each) => textAt(each, 'document'))
    await refuse(kit, person, id, documents)
    await agree(kit, person, id, documents)
    const next = await findAwaited(kit, person)
    if (next) await decline(kit, person, numberAt(next, 'process_id'))
  },
}

/** Returns an application with a request for consent at the end of its ledger. */
async function findAwaited(kit: Kit, { browser }: Person): Promise<Json | null> {
  const list = await kit.call('searchProcesses', { as: browser, query: { perPage: 100 } })
  for (const item of listAt(list.json, 'items')) {
    const path = { id: numberAt(item, 'process_id') }
    const { json } = await kit.call('getProcess', { as: browser, path })
    if (json === undefined || textAt(lastEntry(json), 'event') !== 'consent-asked') continue
    const time = at(json, 'consentAskedAt')
    kit.expect('item-agrees', list, time === undefined || time === at(lastEntry(json), 'at'), {
      expected: `"consentAskedAt": the time of the last request, ${textAt(lastEntry(json), 'at')}`,
      seen: shown(time),
    })
    return json
  }
  return null
}

const lastEntry = (application: Json | undefined) => listAt(application, 'ledger').at(-1)

async function refuseRecommendation(kit: Kit, { browser }: Person): Promise<void> {
  const list = await kit.call('listRecommendations', { as: browser })
  const id = numberAt(listAt(list.json, 'items')[0], 'process_id')
  if (Number.isNaN(id)) return
  const refused = await kit.call('submitConsent', {
    as: browser,
    body: { process_id: id, answer: 'decline' },
  })
  kit.expect('path-refused', refused, refused.status === 404, {
    expected: `404 for the recommendation ${id}`,
  })
}

/** An agreement names the documents, all of those that were asked for. */
async function refuse(kit: Kit, { browser }: Person, id: number, documents: string[]): Promise<void> {
  const empty = await kit.call('submitConsent', { as: browser, body: { process_id: id, answer: 'agree' } })
  const isNamed = listAt(empty.json, 'errors').some((error) => at(error, 'field') === 'documents')
  kit.expect('field-missing', empty, empty.status === 422 && isNamed, {
    expected: '422 with an error on documents',
  })
  const others = documents.length > 1 ? documents.slice(1) : [...documents, 'profile']
  const body = { process_id: id, answer: 'agree', documents: others }
  const changed = await kit.call('submitConsent', { as: browser, body })
  const isConflict = changed.status === 409 && isProblem(changed, 'consent-changed')
  kit.expect('transition-refused', changed, isConflict, { expected: '409 /problems/consent-changed' })
}

async function agree(kit: Kit, { browser, email }: Person, id: number, documents: string[]): Promise<void> {
  const operation = kit.contract.operations.find((each) => each.id === 'submitConsent')
  if (!operation) return
  const body = { process_id: id, answer: 'agree', documents }
  const asked = await kit.call('getProcess', { as: browser, path: { id } })
  const restore = await changeCareer(kit, browser)
  const lang = kit.settings.languages[0] ?? 'en'
  await expectMail(kit, { to: email, lang }, () => repeat(kit, operation, body, { as: browser }))
  const read = await kit.call('getProcess', { as: browser, path: { id } })
  const entry = lastEntry(read.json)
  const given = listAt(entry, 'documents').map((each) => textAt(each, 'document'))
  const isGiven =
    textAt(entry, 'event') === 'consent-given' && documents.every((document) => given.includes(document))
  kit.expect('write-effect', read, isGiven, { expected: 'consent-given with the documents in the ledger' })
  const [before, after] = [asked, read].map(({ json }) => versionOf(json, 'career'))
  if (restore && before !== '' && after !== '')
    kit.expect('write-effect', read, before !== after, {
      expected: `another version of the career history than ${before}, since it was changed`,
    })
  await restore?.()
  const second = await kit.call('submitConsent', { as: browser, body })
  const isRefused = second.status === 409 && isProblem(second, 'consent-not-asked')
  kit.expect('transition-refused', second, isRefused, { expected: '409 /problems/consent-not-asked' })
}

const versionOf = (application: Json | undefined, kind: string): string =>
  textAt(
    listAt(lastEntry(application), 'documents').find((each) => at(each, 'document') === kind),
    'version',
  )

/** Changes the career history. Returns a function that stores it as it was; null without one. */
async function changeCareer(kit: Kit, as: Browser): Promise<(() => Promise<Exchange>) | null> {
  const { json } = await kit.call('getCareer', { as })
  if (!isObject(json) || json['createdDate'] === null) return null
  const body = { ...json, selfPr: `${textAt(json, 'selfPr')} Changed.` }
  const changed = await kit.call('storeCareer', { as, body })
  return changed.status === 200 ? () => kit.call('storeCareer', { as, body: json }) : null
}

/** A consent that is declined ends the application. */
async function decline(kit: Kit, { browser }: Person, id: number): Promise<void> {
  const body = { process_id: id, answer: 'decline', contents: 'From the contract kit' }
  const declined = await kit.call('submitConsent', { as: browser, body })
  const options = await kit.call('listOptions')
  const withdrawn = listAt(options.json, 'options').find((each) => at(each, 'alias') === 'MyPageAppWithdrawn')
  const isEnded = at(declined.json, 'status_id') === at(withdrawn, 'option_id')
  const event = textAt(lastEntry(declined.json), 'event')
  kit.expect('write-effect', declined, isEnded && event === 'consent-declined', {
    expected: '200 in the status MyPageAppWithdrawn, with consent-declined in the ledger',
  })
}
