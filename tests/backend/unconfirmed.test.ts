/** Unconfirmed entries are erased with their files, after a notice to the person. */

import { describe, expect, test, vi } from 'vitest'
import { cleanUp } from '#backend/cleanUp.ts'
import { sampleCompany } from '#content/company.ts'
import { UNCONFIRMED_ENTRY_DAYS } from '#domain/retention.ts'
import { account as accountEn } from '#i18n/en/account.ts'
import { entry as entryEn } from '#i18n/en/entry.ts'
import { privacy as privacyEn } from '#i18n/en/privacy.ts'
import { account as accountJa } from '#i18n/ja/account.ts'
import { entry as entryJa } from '#i18n/ja/entry.ts'
import { privacy as privacyJa } from '#i18n/ja/privacy.ts'
import { createTestApp } from '#mocks/test.ts'
import { issueToken, lastToken, mailsTo, newPassword, post, statusOf } from './account.ts'
import { enter, idOf } from './entries.ts'
import { everythingOf } from './everythingOf.ts'
import { HOUR, changeTransactions, logIn, maria } from './support.ts'

const DAY = 24 * HOUR
const AGE = UNCONFIRMED_ENTRY_DAYS * DAY
const ana = 'ana.herrera@example.com'
const resume = new File(['%PDF-1.7\n%%EOF'], 'resume.pdf', { type: 'application/pdf' })

async function appWithEntry() {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const app = await createTestApp()
  const id = idOf(await enter(app, { resume }))
  const token = await lastToken(app, ana)
  const key = (await app.env.store.profiles.find(id))?.resume?.key ?? ''
  return { app, id, token, key, log }
}

test('the entry, its files and its letters are erased after 14 days, and the log has one line', async () => {
  const { app, id, token, key, log } = await appWithEntry()
  await post(app, 'forgot-password', { body: { email: ana } })
  await mailsTo(app, ana)
  app.wait(AGE + 1)
  await cleanUp(app.env)
  expect(await app.env.store.files.get(key)).toBeNull()
  const { rows } = await app.env.store.snapshot()
  const text = JSON.stringify(rows)
  expect(text).not.toContain(ana)
  expect(text).not.toContain(`"applicantId":${id}`)
  expect(log.mock.calls).toEqual([['Entries that were not confirmed within 14 days, removed: 2']])
  await cleanUp(app.env)
  expect(log).toHaveBeenCalledOnce()
  expect((await post(app, 'verify', { body: { token } })).body).toMatchObject({
    type: '/problems/link-spent',
  })
  expect((await enter(app, { resume })).status).toBe(201)
})

test('it stays until then, and while a link that was asked for later is valid', async () => {
  const { app, id } = await appWithEntry()
  app.wait(AGE)
  await cleanUp(app.env)
  expect(await app.env.store.applicants.find(id)).not.toBeNull()
  await post(app, 'forgot-password', { body: { email: ana } })
  const token = await lastToken(app, ana)
  app.wait(DAY)
  await cleanUp(app.env)
  expect((await post(app, 'activate', { body: { token } })).status).toBe(200)
})

test('nothing of an activated person is removed, also without a password', async () => {
  const { app, id, key } = await appWithEntry()
  const token = await issueToken(app, { applicantId: id, purpose: 'verify' })
  await post(app, 'activate', { body: { token } })
  app.wait(AGE * 10)
  const before = await everythingOf(app, id)
  const mariaBefore = await everythingOf(app, 1001)
  await cleanUp(app.env)
  expect(await everythingOf(app, id)).toEqual(before)
  expect(await everythingOf(app, 1001)).toEqual(mariaBefore)
  expect(await app.env.store.files.get(key)).not.toBeNull()
  app.jar.clear()
  await logIn(app, maria)
  expect(await statusOf(app)).toBe(200)
})

test('a person who opens the link while old entries are being removed loses nothing', async () => {
  const { app, id, key } = await appWithEntry()
  app.wait(AGE + 1)
  const token = await issueToken(app, { applicantId: id, purpose: 'verify' })
  vi.spyOn(app.env.store.applicants, 'unconfirmed').mockImplementationOnce(async () => {
    await post(app, 'activate', { body: { token } })
    return [id]
  })
  await cleanUp(app.env)
  expect((await post(app, 'initial-password-reset', { body: newPassword })).status).toBe(200)
  expect(await app.env.store.profiles.find(id)).not.toBeNull()
  expect(await app.env.store.files.get(key)).not.toBeNull()
})

test('a failure, as of the disk, removes nothing of the entry, and the next clean-up succeeds', async () => {
  const { app, id, key, log } = await appWithEntry()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = changeTransactions(app, ({ mails }) => ({
    mails: { ...mails, removeOf: () => Promise.reject(new Error('on purpose')) },
  }))
  app.wait(AGE + 1)
  const before = await everythingOf(app, id)
  vi.spyOn(app.env.store.applicants, 'unconfirmed').mockResolvedValueOnce([id])
  await cleanUp(app.env)
  expect(errors).toHaveBeenCalledWith('The clean-up has failed:', 'on purpose')
  expect(log).not.toHaveBeenCalled()
  expect(await everythingOf(app, id)).toEqual(before)
  expect(await app.env.store.files.get(key)).not.toBeNull()
  failing.mockRestore()
  await cleanUp(app.env)
  expect(await app.env.store.applicants.find(id)).toBeNull()
  expect(await app.env.store.files.get(key)).toBeNull()
})

describe.each([
  ['en', privacyEn],
  ['ja', privacyJa],
] as const)('the mail names the time (%s)', (lang, privacy) => {
  const days = lang === 'en' ? `within ${UNCONFIRMED_ENTRY_DAYS} days` : `${UNCONFIRMED_ENTRY_DAYS}日以内`

  test('in the privacy policy', () => {
    const retention = privacy(sampleCompany).sections.find((section) => section.id === 'retention')
    expect(JSON.stringify(retention)).toContain(days)
  })

  test('in the mail with the link', async () => {
    const app = await createTestApp()
    await enter(app, {}, { lang })
    expect((await mailsTo(app, ana))[0]?.text).toContain(days)
  })

  test('on the page after the entry, and where a link no longer works', () => {
    const { entry, account } =
      lang === 'en' ? { entry: entryEn, account: accountEn } : { entry: entryJa, account: accountJa }
    expect(JSON.stringify(entry.nextSteps)).toContain(days)
    expect(account.spent.deleted).toContain(days)
  })
})
