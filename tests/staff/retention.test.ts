/** Rows are removed after the periods that the privacy pages name, by the daily job and by staff. */

import { describe, expect, test, vi } from 'vitest'
import { retainDaily } from '#backend/retention/run.ts'
import { sampleCompany } from '#content/company.ts'
import { INQUIRY_YEARS, REGISTER_YEARS, retention } from '#domain/retention.ts'
import { inquiryPrivacy as inquiryEn } from '#i18n/en/inquiryPrivacy.ts'
import { memberPrivacy as memberEn } from '#i18n/en/memberPrivacy.ts'
import { privacy as privacyEn } from '#i18n/en/privacy.ts'
import { inquiryPrivacy as inquiryJa } from '#i18n/ja/inquiryPrivacy.ts'
import { memberPrivacy as memberJa } from '#i18n/ja/memberPrivacy.ts'
import { privacy as privacyJa } from '#i18n/ja/privacy.ts'
import { enter } from '../backend/entries.ts'
import { inquiry } from '../store/samples.ts'
import { type StaffTest, createStaffTest } from './support.ts'

const DAY = 24 * 60 * 60 * 1000
const YEAR = 366 * DAY

const run = ({ staff }: StaffTest, query = '') => staff('POST', `/retention${query}`)

async function rowsOf(app: StaffTest, query = ''): Promise<object> {
  const { body } = await run(app, query)
  const { items } = body as { items: { rule: string; rows: number }[] }
  return Object.fromEntries(items.map(({ rule, rows }) => [rule, rows]))
}

/** An unconfirmed entry, a settled inquiry, an open one, and a person who was erased. */
async function createFilledTest(): Promise<StaffTest> {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const app = await createStaffTest()
  const now = app.env.clock().toISOString()
  await enter(app)
  const { id } = await app.env.store.inquiries.insert(inquiry)
  await app.env.store.inquiries.saveWork(id, { settledAt: now, replies: [] })
  await app.env.store.inquiries.insert(inquiry)
  await app.staff('POST', '/people/1001/erasure', { headers: { 'If-Match': '*' } })
  return app
}

describe('the rules', () => {
  test('remove nothing before their time', async () => {
    const app = await createFilledTest()
    expect(await rowsOf(app)).toMatchObject({
      unconfirmedEntries: 0,
      settledInquiries: 0,
      seekerRegister: 0,
      provisions: 0,
      events: 0,
    })
  })

  test('remove settled inquiries after a year, and the register after two', async () => {
    const app = await createFilledTest()
    app.wait(INQUIRY_YEARS * YEAR)
    expect(await rowsOf(app)).toMatchObject({ settledInquiries: 1, seekerRegister: 0 })
    app.wait((REGISTER_YEARS - INQUIRY_YEARS) * YEAR)
    expect(await rowsOf(app)).toMatchObject({ settledInquiries: 0, seekerRegister: 1 })
    expect(await app.env.store.seekerRegister.all()).toEqual([])
    expect(await app.env.store.inquiries.find(7002)).not.toBeNull()
  })

  test('are counted by the dry run, which changes nothing', async () => {
    const app = await createFilledTest()
    app.wait(REGISTER_YEARS * YEAR)
    const before = await app.env.store.snapshot()
    const counted = await rowsOf(app, '?dryRun=true')
    const after = await app.env.store.snapshot()
    expect({ ...after.rows, storedResponses: [] }).toEqual({ ...before.rows, storedResponses: [] })
    const { events: _events, ...others } = Object(counted)
    // The removal of people adds events, so that the newest of before is removed as well.
    expect(await rowsOf(app)).toMatchObject(others)
    expect(counted).toMatchObject({ settledInquiries: 1, seekerRegister: 1, events: 1 })
  })

  test('are the work of the daily job, which logs its report', async () => {
    const app = await createFilledTest()
    app.wait(REGISTER_YEARS * YEAR)
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await retainDaily(app.env)
    expect(log.mock.calls.at(-1)?.[0]).toMatch(
      /^Retention: mailRecords \d+, unconfirmedEntries \d+, settledInquiries 1, seekerRegister 1, provisions \d+, events \d+ removed$/,
    )
    expect(await app.env.store.seekerRegister.all()).toEqual([])
  })
})

const words = ['no', 'one', 'two', 'three', 'four', 'five']

/** The paragraphs about retention of a page, as one text. */
const textOf = ({ sections }: ReturnType<typeof privacyEn>) =>
  JSON.stringify(sections.find(({ id }) => id === 'retention')?.blocks)

test.each([
  [
    'privacy',
    privacyEn,
    privacyJa,
    ['unconfirmedEntries', 'settledInquiries', 'seekerRegister', 'provisions'],
  ],
  ['memberPrivacy', memberEn, memberJa, ['unconfirmedEntries', 'seekerRegister', 'provisions']],
  ['inquiryPrivacy', inquiryEn, inquiryJa, ['settledInquiries']],
] as const)('the page %s names the periods of the rules and no others', (_name, en, ja, rules) => {
  const periods = rules.map((rule) => retention[rule])
  const inEnglish = periods.map((period) =>
    'days' in period
      ? `${period.days} days`
      : `${words[period.years]} ${period.years === 1 ? 'year' : 'years'}`,
  )
  const inJapanese = periods.map((period) => ('days' in period ? `${period.days}日` : `${period.years}年`))
  const found = (text: string, pattern: RegExp) => [...new Set(text.match(pattern))].sort()
  expect(found(textOf(en(sampleCompany)), /\b\w+ (?:days|years?)\b/g)).toEqual([...inEnglish].sort())
  expect(found(textOf(ja(sampleCompany)), /\d+[日年]/g)).toEqual([...inJapanese].sort())
})
