/** Page, mail, notification and history agree on an application in every state: the party that acts next, the last moment, and the documents that the employer has. */

import { describe, expect, test } from 'vitest'
import { sampleCompany } from '#content/company.ts'
import { type Lang, languages } from '#domain/lang.ts'
import { type ProcessState, stateOf, states, waitingFor } from '#domain/processes/states.ts'
import { stationsOf } from '#domain/processes/stations.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { loadAllTexts, textsOf } from '#i18n/load.ts'
import { TEST_NOW } from '#mocks/test.ts'
import { Process } from '#openapi/generated/zod.ts'
import { Process as StaffProcess } from '#openapi/staff/generated/zod.ts'
import { withAliases } from '#src/api/statuses.ts'
import { leadOf } from '#src/pages/processes/ledger/leadOf.ts'
import { nextTextOf } from '#src/pages/processes/nextText.ts'
import { logIn } from '../backend/support.ts'
import { createProcessTest, employer, recommendation, step, stored, told } from './processes.ts'
import type { StaffTest } from './support.ts'
import {
  type Turn,
  actorOf,
  claims,
  denials,
  moments,
  momentsIn,
  partyIn,
  truths,
  ways,
} from './whoHasWhat.ts'

await Promise.all(languages.map((lang) => loadAllTexts(lang)))

async function createWay(lang: Lang): Promise<StaffTest> {
  const app = await createProcessTest()
  const { applicants } = app.env.store
  const maria = await applicants.find(1001)
  if (maria) await applicants.update({ ...maria, language: lang })
  await logIn(app)
  return app
}

const expectDone = (status: number) => expect(status).toBe(200)

/** Takes a turn, and returns the number of the process after it: an application has its own. */
async function take(app: StaffTest, lang: Lang, id: number, turn: Turn): Promise<number> {
  const { action, answer, body } = turn
  if (action !== undefined) {
    expectDone((await step(app, id, action, body)).status)
    return id
  }
  if (answer === undefined) {
    const created = await app.staff('POST', '/recommendations', { body: recommendation })
    return StaffProcess.parse(created.body).id
  }
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const { isRecommended } = await stored(app, id)
  const call = isRecommended
    ? app.call('POST', '/process/change-status', {
        lang,
        headers,
        body: { process_id: id, action: answer, ...(answer === 'inquiry' && { contents: 'When?' }) },
      })
    : app.call('POST', '/process/consent', {
        lang,
        headers,
        body: { process_id: id, answer, ...(answer === 'agree' && { documents: ['resume'] }) },
      })
  expectDone((await call).status)
  if (stateOf(await stored(app, id)) === 'pending') await step(app, id, 'settle', { decision: 'accepted' })
  const { relatedId } = (await stored(app, id)).details
  return isRecommended && relatedId !== null ? relatedId : id
}

/** The sentences that the page of a process has for its state, beside the history. */
async function pageOf(app: StaffTest, lang: Lang, id: number) {
  const { body } = await app.call('GET', `/process/detail/${id}`, { lang })
  const process = withAliases(Process.parse(body), aliasOfStatus)
  const [processes, ledger] = [textsOf(lang, 'processes'), textsOf(lang, 'ledger')]
  const stations = stationsOf({ status: process.status, ledger: process.ledger })
  const next = nextTextOf(process, { lang, now: TEST_NOW }, processes)
  const lead = stations.length > 0 ? [ledger.leads[leadOf(stations)]({ advisor: 'Emi' })] : []
  return { process, next, sentences: [next, ...lead] }
}

/** The texts of the last turn for the applicant, in the language. */
async function saidBy(app: StaffTest, lang: Lang, id: number, earlier: Told) {
  const { mails, notifications, history } = await told(app, id)
  const notices = notifications.slice(0, notifications.length - earlier.notifications)
  const sent = mails.slice(earlier.mails)
  const messages = [...notices.map((each) => each[lang].body), ...sent.map(({ text }) => text)]
  const line = history[0]?.text[lang] ?? ''
  return {
    titles: [...notices.map((each) => each[lang].title), ...sent.map(({ subject }) => subject)],
    messages,
    line,
    bodies: [...messages, line],
  }
}

type Told = { mails: number; notifications: number }

const countOf = async (app: StaffTest): Promise<Told> => {
  const { notifications } = await app.env.store.notifications.page(1001, { page: 1, perPage: 100 })
  const mails = app.env.mailer.sent.filter(({ to }) => to === 'maria@example.com')
  return { mails: mails.length, notifications: notifications.length }
}

/** The lists and pages that never have the name of the employer. */
const lists = [
  '/process/search?perPage=100',
  '/process/recommend?perPage=100',
  '/applicant/applied-job',
  '/job/20403',
]

/** The mail about several applications names no advisor. */
const general = (lang: Lang, text: string) =>
  lang === 'ja' ? text.replaceAll('担当の森山', '担当のアドバイザー') : text.replaceAll('Emi', 'Your advisor')

type Facts = { lang: Lang; wasSent: boolean; wasNamed: boolean; isPromised: boolean }
type Said = { titles: string[]; bodies: string[]; page: string[] }

/** Returns the texts that contradict the facts: they claim or deny too much, or name the employer in a wrong place. */
function mistakesOf(
  { lang, wasSent, wasNamed, isPromised }: Facts,
  { titles, bodies, page }: Said,
): string[] {
  const all = [...titles, ...bodies, ...page]
  const { name } = employer[lang]
  const wrong = wasSent ? denials[lang] : claims[lang]
  return [
    ...all.filter((text) => wrong.test(text)).map((text) => `says too much: ${text}`),
    ...(wasNamed ? titles : all).filter((text) => text.includes(name)).map((text) => `names: ${text}`),
    ...(isPromised && !denials[lang].test(page.join(' ')) ? [`promises nothing: ${page.join(' ')}`] : []),
  ]
}

test('the ways reach every state', () => {
  const reached = Object.values(ways).flatMap((way) => way.map(({ state }) => state))
  // A recommendation is applied or pending while its application begins.
  const elsewhere: ProcessState[] = ['applied', 'pending']
  expect(new Set([...reached, ...elsewhere])).toEqual(new Set(Object.keys(states)))
})

describe.each(languages)('in %s', (lang) => {
  test.each(Object.entries(ways))('%s', async (_, way) => {
    const app = await createWay(lang)
    let id = 0
    let wasSent = false
    let wasNamed = false
    for (const turn of way) {
      const earlier = await countOf(app)
      id = await take(app, lang, id, turn)
      const process = await stored(app, id)
      expect(stateOf(process)).toBe(turn.state)
      const truth = truths[turn.state]
      wasSent ||= truth.employerHas === 'documents'
      wasNamed = truth.named || (wasNamed && turn.action !== 'undo')
      const page = await pageOf(app, lang, id)
      const said = await saidBy(app, lang, id, earlier)
      const party = waitingFor(process)
      expect(actorOf(lang, page.next)).toBe(party)
      expect([party, 'nobody']).toContain(partyIn(lang, said.line))
      for (const message of said.messages) expect(general(lang, message)).toContain(general(lang, page.next))
      const moment = moments[turn.state]
      expect(momentsIn(lang, [page.next, ...said.bodies])).toEqual(moment ? [moment[lang]] : [])
      const listed = await Promise.all(lists.map((path) => app.call('GET', path, { lang })))
      const isPromised = !process.isRecommended && !wasSent && turn.state !== 'consent-given'
      const facts = { lang, wasSent, wasNamed, isPromised }
      expect(mistakesOf(facts, { ...said, page: page.sentences })).toEqual([])
      expect(page.process.employer?.name).toBe(wasNamed ? employer[lang].name : undefined)
      expect(JSON.stringify(listed.map(({ body }) => body))).not.toContain(employer[lang].name)
    }
  })
})

describe.each(languages)('the promises in %s', (lang) => {
  const { job, mypageJobs, applying, processes, entry, home, attention, privacy, memberPrivacy } = {
    job: textsOf(lang, 'job'),
    mypageJobs: textsOf(lang, 'mypageJobs'),
    applying: textsOf(lang, 'applying'),
    processes: textsOf(lang, 'processes'),
    entry: textsOf(lang, 'entry'),
    home: textsOf(lang, 'home'),
    attention: textsOf(lang, 'attention')(sampleCompany),
    privacy: textsOf(lang, 'privacy')(sampleCompany),
    memberPrivacy: textsOf(lang, 'memberPrivacy')(sampleCompany),
  }

  test.each([
    ['on the page of a job', job.applyNote],
    ['beside the employer of a job', job.employer({ employer: 'Series B fintech' })],
    ['on the jobs of My Page', mypageJobs.note],
    ['in the dialog of an application', applying.lead],
    ['in the dialog of a recommendation', processes.dialog.apply.lead({ advisor: 'Emi' })],
    ['after the registration', entry.nextSteps.map(({ text }) => text).join(' ')],
    ['on the home page', JSON.stringify(home.steps.list)],
    ['in the terms', JSON.stringify(attention)],
    ['in the privacy policy', JSON.stringify(privacy)],
    ['in the privacy of members', JSON.stringify(memberPrivacy)],
  ])('name the employer, the consent and the sending (%s)', (_, text) => {
    expect(text).toMatch(lang === 'ja' ? /企業名|企業の名称/ : /employer/)
    expect(text).toMatch(lang === 'ja' ? /同意/ : /\b(agree|consent)/)
    expect(text).not.toMatch(lang === 'ja' ? /お話を伺うまで/ : /before you apply|has spoken with you/)
  })
})
