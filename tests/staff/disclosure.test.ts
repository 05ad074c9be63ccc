/** A disclosure has everything of a person, with labels in both languages, and nothing of others. */

import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { fromBase64 } from '#domain/base64.ts'
import { isRecord } from '#domain/record.ts'
import { disclosure as en } from '#i18n/en/disclosure.ts'
import * as options from '#openapi/generated/options.ts'
import { logIn } from '../backend/support.ts'
import { inquiry } from '../store/samples.ts'
import { type StaffTest, createStaffTest } from './support.ts'

async function disclosed(app: StaffTest): Promise<Record<string, Uint8Array>> {
  const { body } = await app.staff('GET', '/people/1001/disclosure')
  const { content } = z.object({ content: z.string() }).parse(body)
  return unzipSync(fromBase64(content) ?? new Uint8Array())
}

const jsonIn = (files: Record<string, Uint8Array>, name: string): unknown =>
  JSON.parse(strFromU8(files[name] ?? new Uint8Array()))

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return isRecord(value) ? Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)]) : []
}

function valuesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(valuesIn)
  return isRecord(value) ? Object.values(value).flatMap(valuesIn) : [value]
}

test('it has the data, the files, and labels in both languages', async () => {
  const app = await createStaffTest()
  await logIn(app)
  await app.call('POST', '/applicant/contact', { body: { type: 'visa', contents: 'My question' } })
  await app.env.store.inquiries.insert({ ...inquiry, email: 'MARIA@Example.com', contents: 'My inquiry' })
  const files = await disclosed(app)
  expect(jsonIn(files, 'data.json')).toMatchObject({
    person: { name: 'Maria Santos', email: 'maria@example.com' },
    resume: { photo: expect.any(String) },
    contacts: [{ contents: 'My question' }],
    inquiries: [{ contents: 'My inquiry' }],
  })
  expect(jsonIn(files, 'ja.json')).toMatchObject({
    本人: { 氏名: 'Maria Santos' },
    履歴書: { 国籍: 'ブラジル' },
  })
  expect(jsonIn(files, 'en.json')).toMatchObject({
    Person: { Name: 'Maria Santos' },
    Resume: { Nationality: 'Brazil' },
  })
  const named = Object.keys(files).flatMap((name) => /^files\/([a-zA-Z]+)-./.exec(name)?.[1] ?? [])
  expect(named).toEqual(['photo', 'resume', 'resumeJp', 'cvJp', 'resumePhoto'])
})

test('a file that waits for the virus scanner is named with its state, and not handed out', async () => {
  const app = await createStaffTest()
  const profile = await app.env.store.profiles.find(1001)
  const key = profile?.cvJp?.key ?? ''
  await app.env.store.files.put({ key, applicantId: 1001, bytes: Uint8Array.of(1), scan: 'waiting' })
  const files = await disclosed(app)
  expect(Object.keys(files).filter((name) => name.startsWith('files/cvJp'))).toEqual([])
  expect(JSON.stringify(jsonIn(files, 'en.json'))).toContain('"Virus scan":"Not scanned yet"')
  expect(JSON.stringify(jsonIn(files, 'ja.json'))).toContain('"ウイルススキャン":"スキャン待ち"')
  expect((await app.staff('GET', '/people/1001')).body).toMatchObject({
    files: expect.arrayContaining([expect.objectContaining({ field: 'cvJp', scan: 'waiting' })]),
  })
})

const withLedgers = z.object({
  processes: z.array(
    z.object({
      id: z.number(),
      details: z.object({ ledger: z.array(z.object({ event: z.string() })) }),
    }),
  ),
})

test('it has the ledger of consent of each application', async () => {
  const files = await disclosed(await createStaffTest())
  const { processes } = withLedgers.parse(jsonIn(files, 'data.json'))
  const eventsOf = (number: number) =>
    processes.find(({ id }) => id === number)?.details.ledger.map(({ event }) => event)
  expect(eventsOf(4012)).toEqual(['employer-named', 'consent-asked'])
  expect(eventsOf(4007)).toEqual(['employer-named', 'consent-asked', 'consent-given', 'sent', 'seen'])
  expect(strFromU8(files['en.json'] ?? new Uint8Array())).toContain('Ledger of consent')
})

test('requests, documents and events of the ledger have words in place of their keys', async () => {
  const app = await createStaffTest()
  await logIn(app)
  const request = { type: 'application', contents: 'Yes!', process_id: 4006, intention: 'accept-offer' }
  expect(await app.call('POST', '/applicant/contact', { body: request })).toMatchObject({ status: 200 })
  const files = await disclosed(app)
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  for (const words of [
    '"Accept the offer"',
    '"An application"',
    '"Consent given"',
    '"Documents seen by the employer"',
  ])
    expect(textOf('en.json')).toContain(words)
  expect(textOf('ja.json')).toContain('"内定の承諾"')
  const keys = /"(?:accept-offer|application|employer-named|consent-\w+|resumeJp|cvJp)"/g
  expect([...textOf('en.json').matchAll(keys), ...textOf('ja.json').matchAll(keys)].flat()).toEqual([])
})

/** The codes of options in words, and their ids, which have five digits. */
const codes = new Set<unknown>([
  ...Object.values(options)
    .flatMap((option): unknown[] => Object.values(option))
    .filter((code) => typeof code === 'string' || (Number(code) >= 10_000 && Number(code) < 100_000)),
  'western',
  'japanese',
  'chronological',
  'reverse_chronological',
  'JP',
  'en',
  'ja',
  'photo',
  'resumePhoto',
])

test('no key and no code of an option is among the labels of a full person', async () => {
  const app = await createStaffTest()
  await logIn(app)
  await app.call('POST', '/applicant/contact', { body: { type: 'visa', contents: 'My question' } })
  const files = await disclosed(app)
  const found = ['ja.json', 'en.json'].flatMap((name) => {
    const data = jsonIn(files, name)
    const keys = namesIn(data).filter((key) => /[a-z][A-Z]|_/.test(key) && key !== 'LinkedIn')
    return [...valuesIn(data).filter((value) => codes.has(value)), ...keys].map((each) => [name, each])
  })
  expect(found).toEqual([])
})

test('every name in the data has a label', async () => {
  const app = await createStaffTest()
  const missing = namesIn(jsonIn(await disclosed(app), 'data.json')).filter(
    (name) => !Object.hasOwn(en, name),
  )
  expect([...new Set(missing)]).toEqual([])
})

test('it has no secrets, and is recorded', async () => {
  const app = await createStaffTest()
  const files = await disclosed(app)
  const person = await app.env.store.applicants.find(1001)
  const text = strFromU8(files['data.json'] ?? new Uint8Array())
  expect(text).not.toContain(person?.passwordHash)
  expect(text).not.toMatch(/"key"|hash"|token"/i)
  const { entries } = await app.env.store.audit.page({ page: 1, perPage: 1 })
  expect(entries).toMatchObject([{ operation: 'disclosePerson', target: 'person:1001' }])
})
