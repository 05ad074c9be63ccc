/** Messages about appointments to the applicant. */

import { expect, test } from 'vitest'
import { SCREENING, createProcessTest, step, told } from './processes.ts'

test('another appointment says that it replaces the one before, unless that is over', async () => {
  const app = await createProcessTest()
  const at = (startsAt: string) =>
    step(app, SCREENING, 'appointment', { startsAt, ja: { place: '本社' }, en: { place: 'Head office' } })
  await at('2026-12-01T10:00:00+09:00')
  await at('2026-12-02T14:00:00+09:00')
  const { mails, notifications, history } = await told(app, SCREENING)
  expect(mails.at(-1)).toMatchObject({
    subject: expect.stringContaining('changed to Wed 2 Dec, 14:00–15:00 Japan time'),
    text: expect.stringContaining('Instead of: Tue 1 Dec, 10:00–11:00 Japan time'),
  })
  expect(notifications[0]?.ja).toMatchObject({
    title: expect.stringContaining('【変更】書類選考の日時は12月2日（水）14:00〜15:00（日本時間）'),
    body: expect.stringContaining('変更前：12月1日（火）10:00〜11:00（日本時間）'),
  })
  expect(history[0]?.text.en).toBe('Appointment changed: Wed 2 Dec, 14:00–15:00 Japan time.')

  app.wait(20 * 24 * 60 * 60 * 1000)
  await at('2026-12-22T10:00:00+09:00')
  const later = await told(app, SCREENING)
  expect(later.history[0]?.text.en).toBe('Appointment: Tue 22 Dec, 10:00–11:00 Japan time.')
  expect(later.mails.at(-1)?.text).not.toContain('Instead of')
})
