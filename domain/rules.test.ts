import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PASSWORD_LENGTH } from './formLimits.ts'
import { firstIssues } from './ruleIssues.ts'
import * as rules from './rules.ts'

/** Returns the names of the rules that a value breaks. */
function broken(schema: z.ZodMiniType, value: unknown) {
  return firstIssues(z.safeParse(schema, value).error ?? new z.core.$ZodError([])).map((issue) => issue.rule)
}

const text = (...checks: Parameters<ReturnType<typeof z.string>['check']>) => z.string().check(...checks)

describe('required', () => {
  const schema = z.unknown().check(rules.required)
  test.each([['x'], [true], [['a']], [60], [new Blob()]])('%j is given', (value) => {
    expect(broken(schema, value)).toEqual([])
  })
  test.each([
    [''],
    ['  '],
    ['\u3000'],
    ['\u3164'],
    ['\u00AD \u2800\u200B'],
    ['\u{E0101}'],
    [false],
    [[]],
    [null],
    [undefined],
  ])('%j is not', (value) => {
    expect(broken(schema, value)).toEqual(['required'])
  })
})

test.each([
  'nameRequired',
  'emailRequired',
  'nationRequired',
  'visaRequired',
  'nihongoRequired',
  'englishRequired',
  'requiredName',
  'requiredNationality',
  'requiredCountry',
  'requiredEmploymentStatus',
  'requiredPresentOccupation',
  'requiredWorkExperience',
  'requiredYearWorkExperience',
  'requiredProceduralExperience',
  'requiredContactType',
  'requiredContactDetails',
] as const)('%s reports under its own name', (name) => {
  expect(broken(z.unknown().check(rules[name]), '')).toEqual([name])
  expect(broken(z.unknown().check(rules[name]), 'given')).toEqual([])
})

describe.each([
  {
    name: 'emailFormat',
    good: [
      'maria@example.com',
      'a+b@mail.example.co.jp',
      'ユーザー@例え.jp',
      "o'brien!#$%&*/=?^_`{|}~-@example.com",
    ],
    bad: [
      '',
      'maria',
      'maria@',
      'maria@example',
      'ma ria@example.com',
      'a@b@example.com',
      'a@example..com',
      '<a@example.com>',
      'a@example.com>',
      '"a"@example.com',
      'a@example.com,b@example.com',
      'a@example.com;b',
      'a(comment)@example.com',
      'mailto:a@example.com',
      'a\\@example.com',
      'a@[192.0.2.1]',
      'a\0@example.com',
      'a@exam\u200bple.com',
      'a\u202e@example.com',
      'a@example.com\r\nBcc:b@example.com',
      `${'a'.repeat(254)}@example.com`,
    ],
  },
  {
    name: 'tel',
    good: ['', '123456789', '12345678901234567890'],
    bad: ['12345678', '123456789012345678901', '+819012345678', '090-1234-5678', '１２３４５６７８９'],
  },
  { name: 'numeric', good: ['0', '12', '٣٤'], bad: ['', '1.5', '-1', '1 000', '１２', '3人'] },
  {
    name: 'alphaNum',
    good: ['hashi2026', 'A1'],
    bad: ['', 'hashi', '2026', 'hashi-2026', 'hashi 2026', 'é1a'],
  },
] as const)('$name', ({ name, good, bad }) => {
  test.each(good)('"%s" passes', (value) => expect(broken(text(rules[name]), value)).toEqual([]))
  test.each(bad)('"%s" fails', (value) => expect(broken(text(rules[name]), value)).toEqual([name]))
})

test('lengths count characters, not bytes, and carry their number', () => {
  const result = z.safeParse(z.object({ name: text(rules.max(3)), word: text(rules.min(2)) }), {
    name: '𠮷𠮷𠮷𠮷',
    word: '𠮷',
  })
  expect(result.error && firstIssues(result.error)).toEqual([
    { rule: 'max', field: 'name', limit: 3 },
    { rule: 'min', field: 'word', limit: 2 },
  ])
  expect(broken(text(rules.max(3)), '𠮷𠮷𠮷')).toEqual([])
})

test('a password needs the minimum length', () => {
  expect(broken(text(rules.minPassword), 'a'.repeat(PASSWORD_LENGTH.min - 1))).toEqual(['minPassword'])
  expect(broken(text(rules.minPassword), 'a'.repeat(PASSWORD_LENGTH.min))).toEqual([])
})

test('a field reports its first failing rule', () => {
  expect(broken(text(rules.emailRequired, rules.emailFormat), '')).toEqual(['emailRequired'])
  expect(broken(text(rules.emailRequired, rules.emailFormat), 'x')).toEqual(['emailFormat'])
})

test('validateEmail asks the server about addresses only', async () => {
  const asked: string[] = []
  const schema = text(
    rules.emailFormat,
    rules.validateEmail(async (email) => {
      asked.push(email)
      return email !== 'taken@example.com'
    }),
  )
  const outcome = async (email: string) =>
    firstIssues((await z.safeParseAsync(schema, email)).error ?? new z.core.$ZodError([])).map(
      ({ rule }) => rule,
    )

  expect(await outcome('taken@example.com')).toEqual(['validateEmail'])
  expect(await outcome('free@example.com')).toEqual([])
  expect(await outcome('no address')).toEqual(['emailFormat'])
  expect(asked).toEqual(['taken@example.com', 'free@example.com'])
})

describe('age, on 20 November 2026', () => {
  const schema = text(rules.ageMin('2026-11-20'), rules.ageMax('2026-11-20'))
  test.each([
    ['2008-11-20', []],
    ['2008-11-21', ['ageMin']],
    ['1975-11-21', []],
    ['1975-11-20', ['ageMax']],
    ['', []],
  ])('born on %s', (birthday, expected) => {
    expect(broken(schema, birthday)).toEqual(expected)
  })
})

describe('rules across fields', () => {
  const issues = (schema: z.ZodMiniType, value: unknown) => {
    const { error } = z.safeParse(schema, value)
    return error ? firstIssues(error).map(({ rule, field }) => `${field}: ${rule}`) : []
  }

  const account = z
    .object({ name: text(rules.nameRequired), email: z.string(), email_confirm: z.string() })
    .check(rules.confirmedEmail)
  const person = { name: 'Maria', email: 'maria@example.com', email_confirm: 'maria@example.com' }

  test.each([
    [person, []],
    [{ ...person, email_confirm: 'mario@example.com' }, ['email_confirm: confirmedEmail']],
    [{ ...person, name: '', email_confirm: '' }, ['name: nameRequired', 'email_confirm: confirmedEmail']],
    [{ email: 'a@example.com', email_confirm: '' }, ['name: invalid', 'email_confirm: confirmedEmail']],
  ])('confirmedEmail of %j', (value, expected) => {
    expect(issues(account, value)).toEqual(expected)
  })

  test.each([
    ['hashi2026', []],
    ['hashi2027', ['password_confirm: confirmedPassword']],
  ])('confirmedPassword of %s', (password_confirm, expected) => {
    const schema = z
      .object({ password: z.string(), password_confirm: z.string() })
      .check(rules.confirmedPassword)
    expect(issues(schema, { password: 'hashi2026', password_confirm })).toEqual(expected)
  })

  test.each([
    [true, false, []],
    [false, true, []],
    [false, false, ['agreeToHashi: agreeToTarget']],
  ])('agreeToTarget of %s and %s', (agreeToHashi, agreeToGitTap, expected) => {
    const schema = z
      .object({ agreeToHashi: z.boolean(), agreeToGitTap: z.boolean() })
      .check(rules.agreeToTarget)
    expect(issues(schema, { agreeToHashi, agreeToGitTap })).toEqual(expected)
  })

  test.each([
    [{ cvJp: new Blob(['cv']) }, []],
    [{ otherURL: 'https://example.com' }, []],
    [{}, ['resume: resumeGroupRequired']],
  ])('resumeGroupRequired of %j', (given, expected) => {
    const empty = { resume: null, resumeJp: null, cvJp: null, linkedInURL: '', otherURL: '' }
    const schema = z.looseObject({}).check(rules.resumeGroupRequired)
    expect(issues(schema, { ...empty, ...given })).toEqual(expected)
  })

  test.each([
    [{ year: '1992', month: '4', day: '17' }, []],
    [{ year: '1992', month: '4', day: '' }, ['year: checkDateRequired']],
  ])('checkDateRequired of %j', (value, expected) => {
    const schema = z
      .object({ year: z.string(), month: z.string(), day: z.string() })
      .check(rules.checkDateRequired('year', 'month', 'day'))
    expect(issues(schema, value)).toEqual(expected)
  })

  test.each([
    [{ year: '', month: '' }, []],
    [{ year: '2016', month: '4' }, []],
    [{ year: '2016', month: '' }, ['year: checkDateRequired']],
    [{ year: '', month: '4' }, ['year: checkDateRequired']],
  ])('yearWithMonth of %j', (value, expected) => {
    const schema = z.object({ year: z.string(), month: z.string() }).check(rules.yearWithMonth())
    expect(issues(schema, value)).toEqual(expected)
  })

  test.each([
    [{ endYear: '2016', endMonth: '4' }, []],
    [{ endYear: '2016', endMonth: '10' }, []],
    [{ endYear: '2016', endMonth: '3' }, ['endYear: invalid']],
    [{ endYear: '2015', endMonth: '12' }, ['endYear: invalid']],
    [{ endYear: '', endMonth: '' }, []],
  ])('endAfterStart from April 2016 to %j', (end, expected) => {
    const schema = z.looseObject({}).check(rules.endAfterStart)
    expect(issues(schema, { startYear: '2016', startMonth: '4', ...end })).toEqual(expected)
  })

  test.each([
    [9, 9, []],
    [10, 9, ['work: max']],
    [19, 0, ['work: max']],
  ])('%i and %i entries of at most 18 together', (work, education, expected) => {
    const schema = z.looseObject({}).check(rules.maxEntriesTogether(18, 'work', 'education'))
    const entries = (length: number) => Array.from({ length }, () => ({}))
    expect(issues(schema, { work: entries(work), education: entries(education) })).toEqual(expected)
  })
})
