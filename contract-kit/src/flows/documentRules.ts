/** Rules of the rows and dates of resume and career history, which no other operation has. */

import type { Browser } from '../http/browser.ts'
import { brokenRules } from '../http/exchange.ts'
import { type Json, type JsonObject, at, isObject, isSame, listAt, numberAt, shown } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { DAY, JAPAN } from '../times.ts'

/** A change of a right body, and the errors that it must have, as `field rule`. None: it is accepted. */
type Case = { change: (right: JsonObject, today: string) => JsonObject; errors: string[] }

export const documentRules: Scenario = {
  name: 'Rules of resume and career history',
  operations: ['storeResume', 'storeCareer'],
  writes: true,
  run: async (kit, people) => {
    const person = await people.first()
    if (!person) return
    for (const [id, read, cases] of [
      ['storeResume', 'getResume', ofResume],
      ['storeCareer', 'getCareer', ofCareer],
    ] as const) {
      const operation = kit.contract.operation(id)
      const right = operation.body?.examples[0]?.value
      if (!isObject(right) || !kit.settings.isSelected(operation)) continue
      const before = await kit.call(read, { as: person.browser })
      for (const each of cases) await tryCase(kit, id, right, each, person.browser)
      if (isObject(before.json) && before.json['createdDate'] !== null)
        await kit.call(id, { as: person.browser, body: before.json })
    }
  },
}

async function tryCase(
  kit: Kit,
  id: string,
  right: JsonObject,
  { change, errors }: Case,
  as: Browser,
): Promise<void> {
  const changed = change(right, dayOf(kit, 0))
  const exchange = await kit.call(id, { as, body: { ...right, ...changed } })
  const seen = brokenRules(exchange)
  const status = errors.length === 0 ? 200 : 422
  kit.expect('field-rule', exchange, exchange.status === status && seen.join() === errors.join(), {
    expected:
      errors.length === 0
        ? `200 for ${shown(changed)}`
        : `422 with exactly these errors: ${errors.join(', ')}`,
    seen: `${exchange.status} with ${seen.join(', ') || 'no errors'}`,
  })
  if (exchange.status !== 200) return
  const lost = Object.keys(changed).find((name) => !isSame(at(exchange.json, name), changed[name]))
  kit.expect('stored-as-sent', exchange, lost === undefined, {
    expected: `"${lost}": ${shown(changed[lost ?? ''])}`,
    seen: shown(at(exchange.json, lost ?? '')),
  })
}

/** Returns a day in Japan on the target's clock. */
const dayOf = (kit: Kit, days: number): string =>
  new Date(kit.now() + JAPAN + days * DAY).toISOString().slice(0, 10)

/** Returns the day this number of days after another. */
const after = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`.replace('-02-29', '-02-28')

/** Changes the first entry of a list. */
const row = (body: JsonObject, name: string, values: JsonObject): JsonObject => {
  const [first, ...others] = listAt(body, name)
  return { [name]: [{ ...(isObject(first) ? first : {}), ...values }, ...others] }
}

const rows = (count: number): Json[] =>
  Array.from({ length: count }, () => ({ year: 2020, month: 4, description: 'A row' }))

/** The date that is printed, on both documents. A day more allows for clocks that disagree. */
const ofDate: Case[] = [
  { change: (_, today) => ({ createdDate: after(today, 2) }), errors: ['createdDate invalid'] },
  { change: (_, today) => ({ createdDate: after(today, -368) }), errors: ['createdDate invalid'] },
  { change: (_, today) => ({ createdDate: after(today, -363) }), errors: [] },
]

const ofResume: Case[] = [
  ...ofDate,
  ...[
    { year: 2016, month: null },
    { year: null, month: 12 },
  ].map((values): Case => ({
    change: (right) => row(right, 'licences', values),
    errors: ['licences.0.year checkDateRequired'],
  })),
  ...['education', 'work', 'licences'].map((name): Case => ({
    change: (right) => row(right, name, { description: '' }),
    errors: [`${name}.0.description required`],
  })),
  { change: () => ({ education: rows(9), work: rows(9) }), errors: [] },
  { change: () => ({ licences: rows(5) }), errors: [] },
  { change: () => ({ education: rows(9), work: rows(10) }), errors: ['work max'] },
  // 18 years old today, and not yet on the date of the document.
  {
    change: (_, today) => ({
      birthday: yearsBefore(after(today, -3), 18),
      createdDate: after(today, -300),
    }),
    errors: [],
  },
  { change: () => ({ birthday: '1992-02-29' }), errors: [] },
  // Years count from birthday to birthday, not from year to year.
  { change: (_, today) => ({ birthday: yearsBefore(after(today, 3), 18) }), errors: ['birthday ageMin'] },
  { change: (_, today) => ({ birthday: yearsBefore(after(today, 3), 51) }), errors: [] },
  { change: (_, today) => ({ birthday: yearsBefore(after(today, -3), 51) }), errors: ['birthday ageMax'] },
]

const project = (values: JsonObject) => (right: JsonObject) => {
  const [company] = listAt(right, 'companies')
  return row(right, 'companies', row(isObject(company) ? company : {}, 'projects', values))
}

const started = { startYear: 2019, startMonth: 6 }

const ofCareer: Case[] = [
  ...ofDate,
  {
    change: (right) => row(right, 'companies', { companyName: '' }),
    errors: ['companies.0.companyName required'],
  },
  {
    change: (right) => row(right, 'companies', { startYear: null, startMonth: 3 }),
    errors: ['companies.0.startYear checkDateRequired'],
  },
  {
    change: (right) =>
      row(right, 'companies', { endYear: numberAt(right, 'companies', 0, 'startYear') - 1, endMonth: 3 }),
    errors: ['companies.0.endYear invalid'],
  },
  {
    change: (right) => ({ companies: Array.from({ length: 18 }, () => at(right, 'companies', 0) ?? null) }),
    errors: [],
  },
  { change: project({ title: '' }), errors: ['companies.0.projects.0.title required'] },
  ...['start', 'end'].flatMap((name) =>
    [
      { [`${name}Year`]: 2019, [`${name}Month`]: null },
      { [`${name}Year`]: null, [`${name}Month`]: 6 },
    ].flatMap((values): Case[] => [
      { change: project(values), errors: [`companies.0.projects.0.${name}Year checkDateRequired`] },
      {
        change: (right) => row(right, 'companies', values),
        errors: [`companies.0.${name}Year checkDateRequired`],
      },
    ]),
  ),
  // An end in an earlier month of the same year, in the same month, and a year earlier.
  ...[
    { values: { ...started, endYear: 2019, endMonth: 5 }, isEarly: true },
    { values: { ...started, endYear: 2019, endMonth: 6 }, isEarly: false },
    { values: { ...started, endYear: 2018, endMonth: 12 }, isEarly: true },
  ].flatMap(({ values, isEarly }): Case[] => [
    { change: project(values), errors: isEarly ? ['companies.0.projects.0.endYear invalid'] : [] },
    {
      change: (right) => row(right, 'companies', values),
      errors: isEarly ? ['companies.0.endYear invalid'] : [],
    },
  ]),
]
