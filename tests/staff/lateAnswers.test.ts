/** Messages after the last day for an answer, which the page of the process names as over. */

import { expect, test } from 'vitest'
import { INQUIRED, SCREENING, createProcessTest, note, step, stored, told } from './processes.ts'

const DAY = 24 * 60 * 60 * 1000

test('a reply after the last day says that it is over, in mail and notification', async () => {
  const app = await createProcessTest()
  expect((await stored(app, INQUIRED)).details.answerBy).toBe('2026-11-27')
  app.wait(8 * DAY)
  await step(app, INQUIRED, 'reply', note)
  const { mails, notifications } = await told(app, INQUIRED)
  const en =
    'The last day for your answer was Fri 27 Nov. Emi can tell you whether it is still possible. You can still apply, ask again or decline.'
  expect(mails.at(-1)?.text).toContain(en)
  expect(notifications[0]?.en.body).toContain(en)
  expect(notifications[0]?.ja.body).toMatch(/11月27日（金）.+。応募・質問・辞退のいずれかをお選びください。/)
  expect(notifications[0]?.ja.body).not.toContain('23:59')
})

test('documents for an offer that are asked for after its last day do not say that the day stays', async () => {
  const app = await createProcessTest()
  await step(app, SCREENING, 'move', { status: 'MyPageAppOffer', answerBy: '2026-12-04' })
  await step(app, SCREENING, 'request-documents', note)
  expect((await told(app, SCREENING)).mails.at(-1)?.text).toContain('stays: Fri 4 Dec, 23:59 Japan time.')
  app.wait(15 * DAY)
  await step(app, SCREENING, 'request-documents', note)
  const { mails, notifications } = await told(app, SCREENING)
  expect(mails.at(-1)?.text).not.toContain('4 Dec')
  expect(notifications[0]?.ja.body).not.toContain('12月4日')
})
