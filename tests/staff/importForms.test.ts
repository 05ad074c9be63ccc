/** A mistake in a line of an import names the form that its value must have, so that it can be mended without the contract. */

import { expect, test } from 'vitest'
import { isRecord } from '#domain/record.ts'
import { type Kind, importLines, lineOf } from './contentLines.ts'
import { createStaffTest } from './support.ts'

const app = await createStaffTest()

const date = 'This must be a date such as 2027-01-31.'
const time = 'This must be a time such as 2027-01-31T10:00:00+09:00.'
const whole = 'This must be a whole number, without quotation marks.'
const signs = 'letters, digits, dots, underscores, colons, tildes, at signs and hyphens'
const name = `This must be ${signs}, beginning with a letter or a digit.`
const slug = 'This must be lower-case letters and digits, joined by hyphens, such as working-visa.'
const skills =
  'This must be one of the values in the documentation of the staff API, such as python, java, javascript.'

test.for<[Kind, string, unknown, string, string?]>([
  ['jobs', 'closing_date', '31.12.2026', date],
  ['jobs', 'closing_date', '2027-02-30', date],
  ['jobs', 'closing_date', 20261231, date],
  ['jobs', 'job_registration_date', 1798675200000, time],
  ['jobs', 'job_registration_date', '2026-12-31', time],
  ['jobs', 'remote', 'some', 'This must be one of none, partial, full.'],
  ['jobs', 'itSkills', ['knitting'], skills, 'itSkills.0'],
  ['jobs', 'itSkills', 'go', 'This must be a list in square brackets.'],
  ['jobs', 'location', [], 'This list must have at least 1 value.'],
  ['jobs', 'salaryMin', 1, 'This number must be at least 1000000.'],
  ['jobs', 'salaryMin', 100_000_000, 'This number must be at most 99999999.'],
  ['jobs', 'salaryMin', 'much', whole],
  ['jobs', 'salaryMin', 1_000_000.5, whole],
  ['jobs', 'visaSupport', 'yes', 'This must be true or false, without quotation marks.'],
  ['jobs', 'ja', [], 'This must be an object in braces.'],
  ['jobs', 'ja', null, 'This must be an object in braces.'],
  ['jobs', 'advisor', '-', name],
  ['articles', 'slug', 'A b', slug],
  ['articles', 'tags', ['A b'], slug, 'tags.0'],
  ['articles', 'category', 'a/b/c', 'This must be one slug or two, such as careers/visa.'],
])('%s: %s %j', async ([kind, key, value, message, field = key]) => {
  const { errors } = await importLines(app, kind, [lineOf(kind, 'a', { [key]: value })])
  expect(errors).toEqual([{ line: 1, field, message }])
})

test('a line without a usable external id is told its form', async () => {
  const { errors } = await importLines(app, 'jobs', [lineOf('jobs', 'a b')])
  const message = `The line needs an external_id of at most 100 ${signs}.`
  expect(errors).toEqual([{ line: 1, field: 'external_id', message }])
})

const wrong = ['2027-02-30', '-', 'x'.repeat(101), -5, 1.5, 1e12, null, true, [], [''], ['x', 'x'], {}]

/** Yields copies of a value, each with one part replaced by a wrong one. */
function* spoilt(value: unknown): Generator {
  yield* wrong
  if (!isRecord(value)) return
  for (const [key, part] of Object.entries(value))
    for (const other of spoilt(part)) yield { ...value, [key]: other }
}

test.each(['jobs', 'stories', 'articles', 'advisors'] as const)(
  '%s: no mistake of any field is named without the form',
  async (kind) => {
    const { external_id: _, ...body } = lineOf(kind, 'a')
    const lines = [...spoilt(body)].flatMap((line, at) =>
      isRecord(line) && Object.keys(line).length > 0 ? [{ external_id: `a-${at}`, ...line }] : [],
    )
    const { errors } = await importLines(app, kind, lines, 'dryRun=true')
    expect(errors.length).toBeGreaterThan(50)
    expect(errors.filter(({ message }) => message.endsWith('is not valid'))).toEqual([])
  },
)
