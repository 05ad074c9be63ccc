import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleCompany } from '#content/company.ts'
import { readConfig } from '../config.ts'

const EXAMPLE = 'docs/company.example.json'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hashi-company-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(text: string): string {
  const path = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(path, text)
  return path
}

/** The example with changed fields; undefined removes one. */
const changed = (changes: object) =>
  fileOf(JSON.stringify({ ...JSON.parse(readFileSync(EXAMPLE, 'utf8')), ...changes }))

test('the company is that of the sample by default, and otherwise that of the file', () => {
  expect(readConfig({}).company).toBe(sampleCompany)
  const { company } = readConfig({ HASHI_COMPANY: EXAMPLE })
  expect(company.name.en).toBe('Reiji Careers K.K.')
})

test('a company is required without the sample', () => {
  expect(() => readConfig({ HASHI_SAMPLE: 'off' })).toThrow(
    'HASHI_COMPANY is not set: without the sample, the site needs the facts of its company: the path of a JSON file such as docs/company.example.json',
  )
  expect(() => readConfig({ HASHI_ORIGIN: 'https://hashi.example.com' })).toThrow('HASHI_COMPANY is not set')
})

test('a company may leave out what a new company does not have', () => {
  const path = changed({
    placements: undefined,
    staff: undefined,
    story: undefined,
    access: undefined,
    fee: { percent: 30, refunds: [] },
  })
  expect(readConfig({ HASHI_COMPANY: path }).company).not.toHaveProperty('placements')
})

test.each([
  [{ name: undefined }, 'name is missing'],
  [{ name: { ja: '例' } }, 'name.en is missing'],
  [{ address: { ja: ' ', en: 'Osaka' } }, 'address.ja must be text'],
  [{ founded: '2024-13-01' }, 'founded must be a date such as 2026-04-01'],
  [{ emails: { support: 'support' } }, 'emails.support must be an e-mail address'],
  [{ emails: { support: 'support' } }, 'emails.privacy is missing'],
  [{ fee: { percent: '30', refunds: [] } }, 'fee.percent must be a number'],
  [{ fee: { percent: 0, refunds: [] } }, 'fee.percent must be above 0'],
  [{ licence: 'x' }, 'licence has the wrong type'],
  [{ fax: '1' }, 'fax is not a known field'],
  [
    { placements: { years: [], averageFees: { engineering: 1, creative: 1, management: 1 } } },
    'placements.years must have a year',
  ],
])('a company with %j is refused', (changes, message) => {
  expect(() => readConfig({ HASHI_COMPANY: changed(changes) })).toThrow(message)
})

test('a file with several mistakes names each, beside other mistakes', () => {
  const HASHI_COMPANY = changed({ phone: undefined, court: {} })
  const read = () => readConfig({ HASHI_COMPANY, PORT: 'x' })
  for (const text of ['phone is missing', 'court.ja is missing', 'court.en is missing', 'PORT is "x"'])
    expect(read).toThrow(text)
})

test.each(['{', '[]', 'null', '"x"'])('%s is no file with facts', (text) => {
  expect(() => readConfig({ HASHI_COMPANY: fileOf(text) })).toThrow(
    /must be (the path of a JSON file|a JSON object)/,
  )
})

test('a missing file is refused', () => {
  expect(() => readConfig({ HASHI_COMPANY: '/nowhere/company.json' })).toThrow('ENOENT')
})
