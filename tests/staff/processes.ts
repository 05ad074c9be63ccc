/** Steps of staff on the sample's processes, for tests. Maria's application 4012 was received, 4009 is in the CV screening. */

import { type StaffTest, createStaffTest } from './support.ts'

export const any = { headers: { 'If-Match': '*' } }

export const note = { ja: 'ポートフォリオを追加してください。', en: 'Please add your portfolio.' }

export const employer = {
  ja: { name: '株式会社青空', address: '東京都港区芝1-2-3' },
  en: { name: 'Aozora Inc.', address: '1-2-3 Shiba, Minato-ku, Tokyo' },
}

/** A job that Maria has no process of. */
export const recommendation = {
  personId: 1001,
  job: 'sample-20403',
  letter: { ja: 'おすすめです。', en: 'I recommend it.' },
  answerBy: '2026-12-04',
}

/** Takes a step on a process, whatever its version is. */
export const step = ({ staff }: StaffTest, id: number, action: string, body?: object) =>
  staff('POST', `/processes/${id}/${action}`, { ...any, body })

export const nameEmployer = (app: StaffTest, id: number) => step(app, id, 'employer', employer)

/** Brings a received application to the consent of the applicant. */
export async function agree(app: StaffTest, id: number): Promise<void> {
  await nameEmployer(app, id)
  await step(app, id, 'consent-request', { documents: ['resume', 'career'] })
  const { processes } = app.env.store
  const process = await stored(app, id)
  const { ledger } = process.details
  const asked = ledger.at(-1)
  if (asked?.event !== 'consent-asked') throw new Error(`${id} has no request for consent`)
  const given = { ...asked, event: 'consent-given' as const }
  await processes.update({ ...process, details: { ...process.details, ledger: [...ledger, given] } })
}

/** Maria's application in the CV screening, her received one, one with an answered question, and a pending one. */
export const SCREENING = 4009
export const RECEIVED = 4012
export const INQUIRED = 3004
export const PENDING = 3005

/** Maria's received application begins without a ledger. */
export async function createProcessTest(): Promise<StaffTest> {
  const app = await createStaffTest()
  const { processes } = app.env.store
  const received = await stored(app, RECEIVED)
  const details = { ...received.details, ledger: [], employer: null }
  await processes.update({ ...received, details })
  return app
}

export const notAllowed = { status: 409, body: { type: '/problems/step-not-allowed' } }
export const noConsent = { status: 409, body: { type: '/problems/consent-missing' } }

export const stored = async ({ env }: StaffTest, id: number) => {
  const process = await env.store.processes.find(id)
  if (!process) throw new Error(`There is no process ${id}`)
  return process
}

/** The number of mails to Maria, of her notifications and of the lines of a history, and the last of each. */
export async function told(app: StaffTest, id: number) {
  const { notifications } = await app.env.store.notifications.page(1001, { page: 1, perPage: 100 })
  const mails = app.env.mailer.sent.filter(({ to }) => to === 'maria@example.com')
  const { history } = (await stored(app, id)).details
  return { notifications, mails, history }
}
