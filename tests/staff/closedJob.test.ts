/** Processes of jobs that close: no text may promise that the job can be applied for, or name a day when applying is refused. */

import { describe, expect, test } from 'vitest'
import { type Lang, languages } from '#domain/lang.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { loadAllTexts, textsOf } from '#i18n/load.ts'
import { Process } from '#openapi/generated/zod.ts'
import { Process as StaffProcess } from '#openapi/staff/generated/zod.ts'
import { withAliases } from '#src/api/statuses.ts'
import { nextTextOf } from '#src/pages/processes/nextText.ts'
import { logIn } from '../backend/support.ts'
import { lineOf } from './contentLines.ts'
import {
  PENDING,
  SCREENING,
  any,
  createProcessTest,
  note,
  recommendation,
  step,
  stored,
  told,
} from './processes.ts'
import type { StaffTest } from './support.ts'

await Promise.all(languages.map((lang) => loadAllTexts(lang)))

test('the messages of a filled position invite to another application only while the job is open', async () => {
  const app = await createProcessTest()
  await step(app, SCREENING, 'close', { reason: 'position-filled' })
  const { mails, notifications } = await told(app, SCREENING)
  expect(mails.at(-1)?.text).toContain('You can apply for others, and for this one again while it is open.')
  expect(notifications[0]?.ja.body).toContain('この求人も募集中であれば改めて応募できます。')
})

const { external_id: _id, ...job } = lineOf('jobs', 'job')
const putJob = ({ staff }: StaffTest, closing_date: string) =>
  staff('PUT', '/jobs/own', { ...any, body: { ...job, closing_date } })

/** A recommendation of a job that closes on 10 December, to be answered by 4 December. */
async function createRecommendation() {
  const app = await createProcessTest()
  await logIn(app)
  await putJob(app, '2026-12-10')
  const { body } = await app.staff('POST', '/recommendations', { body: { ...recommendation, job: 'own' } })
  return { app, id: StaffProcess.parse(body).id }
}

describe.each([false, true])(
  'an application that could not be processed, of a job that is closed: %s',
  (isClosed) => {
    test('has the sentence of its page in the notification and in the mail', async () => {
      const app = await createProcessTest()
      await logIn(app)
      const { jobId } = await stored(app, PENDING)
      if (isClosed) await app.staff('POST', `/jobs/sample-${jobId}/close`, any)
      expect(await step(app, PENDING, 'settle', { decision: 'refused' })).toMatchObject({ status: 200 })
      const [ja, en] = await Promise.all(languages.map((lang) => pageOf(app, PENDING, lang)))
      expect(en?.next).toMatch(isClosed ? /no longer open/ : /^Please apply, ask a question or decline\./)
      expect(await messagesOf(app, PENDING)).toEqual({
        ja: expect.stringContaining(ja?.next ?? '-'),
        en: expect.stringContaining(en?.next ?? '-'),
        mail: expect.stringContaining(en?.next ?? '-'),
      })
    })
  },
)

const answer = (app: StaffTest, id: number, action: string) =>
  app.call('POST', '/process/change-status', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: { process_id: id, action, contents: 'When?' },
  })

/** The last day for the answer and the sentence on the page. */
async function pageOf(app: StaffTest, id: number, lang: Lang) {
  const { body } = await app.call('GET', `/process/detail/${id}`, { lang })
  const process = withAliases(Process.parse(body), aliasOfStatus)
  const next = nextTextOf(process, { lang, now: app.env.clock() }, textsOf(lang, 'processes'))
  return { answerBy: process.answerBy, next }
}

/** The notification and the mail of the last step; the mail is in English. */
async function messagesOf(app: StaffTest, id: number) {
  const { notifications, mails } = await told(app, id)
  return { ja: notifications[0]?.ja.body, en: notifications[0]?.en.body, mail: mails.at(-1)?.text }
}

describe('an open recommendation', () => {
  test('is answered by the closing date of its job, if that became earlier', async () => {
    const { app, id } = await createRecommendation()
    await putJob(app, '2026-12-02')
    expect(await pageOf(app, id, 'en')).toMatchObject({
      answerBy: '2026-12-02',
      next: expect.stringContaining('by Wed 2 Dec, 23:59 Japan time.'),
    })
    expect(await app.staff('GET', `/processes/${id}`)).toMatchObject({ body: { answerBy: '2026-12-02' } })
    await answer(app, id, 'inquiry')
    await step(app, id, 'reply', note)
    expect(await messagesOf(app, id)).toEqual({
      ja: expect.stringContaining('12月2日（水）23:59（日本時間）までに、'),
      en: expect.stringContaining('by Wed 2 Dec, 23:59 Japan time.'),
      mail: expect.stringContaining('by Wed 2 Dec, 23:59 Japan time.'),
    })
  })

  test('keeps its last day if its job closes later', async () => {
    const { app, id } = await createRecommendation()
    await putJob(app, '2026-12-04')
    expect(await pageOf(app, id, 'ja')).toMatchObject({ answerBy: '2026-12-04' })
  })

  test('of a closed job says that applying is over, in every state and place', async () => {
    const { app, id } = await createRecommendation()
    await app.staff('POST', '/jobs/own/close', any)
    const en =
      'This job is no longer open, so you can no longer apply. You can still ask a question or decline.'
    const ja = '募集が終了したため、応募はできません。質問と辞退はできます。'
    const both = { ja: expect.stringContaining(ja), en: expect.stringContaining(en) }
    expect((await pageOf(app, id, 'en')).next).toBe(en)
    expect((await pageOf(app, id, 'ja')).next).toBe(ja)
    await step(app, id, 'request-documents', note)
    expect((await pageOf(app, id, 'en')).next).toBe(en)
    expect(await messagesOf(app, id)).toMatchObject(both)
    await answer(app, id, 'inquiry')
    const asked = await pageOf(app, id, 'en')
    expect(asked.next).toMatch(/answers within two working days\. This job is no longer open, so /)
    expect((await pageOf(app, id, 'ja')).next).toContain('応募はできませんが、辞退はできます。')
    await step(app, id, 'reply', note)
    expect((await pageOf(app, id, 'en')).next).toBe(en)
    expect(await messagesOf(app, id)).toEqual({ ...both, mail: expect.stringContaining(en) })
  })
})
