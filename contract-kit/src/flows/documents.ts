/** Profile, resume and career: stored values are read again, and nothing else changes. */

import { isFreeText } from '../generate/freeText.ts'
import { fillRows } from '../generate/nestedTexts.ts'
import type { Browser } from '../http/browser.ts'
import type { Exchange } from '../http/exchange.ts'
import { type Json, type JsonObject, at, isObject, isSame, listAt, shown, textAt } from '../json.ts'
import type { Kit } from '../run/kit.ts'
import type { Scenario } from '../run/scenario.ts'
import { leaveOut, storeEmpty } from './cleared.ts'
import { repeatSkills } from './repeatedSkills.ts'

type Pair = { read: string; write: string; field: string; other: (value: Json | undefined) => Json }

const otherText = (value: Json | undefined): Json =>
  value === 'Changed by the kit' ? 'Changed again' : 'Changed by the kit'

/** Each write with the operation that reads it, and a field that is changed for a moment. */
const pairs: Pair[] = [
  { read: 'getProfile', write: 'updateProfile', field: 'nameKana', other: otherText },
  {
    read: 'getProfile',
    write: 'updateWorkingHistory',
    field: 'yearWorkExperience',
    other: (value) => (value === '1_year_more' ? '3_years_more' : '1_year_more'),
  },
  { read: 'getProfile', write: 'updateWorkingHistoryAddition', field: 'otherRequests', other: otherText },
  { read: 'getResume', write: 'storeResume', field: 'motivation', other: otherText },
  { read: 'getCareer', write: 'storeCareer', field: 'selfPr', other: otherText },
]

export const documents: Scenario = {
  name: 'Profile, resume and career',
  operations: [...new Set(pairs.flatMap(({ read, write }) => [read, write]))],
  writes: true,
  run: async (kit, people) => {
    const person = await people.first()
    if (!person) return
    for (const pair of pairs) await roundTrip(kit, pair, person.browser)
    await repeatSkills(kit, person)
    await expectOwnName(kit, person.browser)
  },
}

/** A changed name is the name of the session, too. */
async function expectOwnName(kit: Kit, as: Browser): Promise<void> {
  const profile = await kit.call('getProfile', { as })
  const body = bodyFrom(kit, 'updateProfile', profile.json)
  if (!body || !kit.settings.isSelected(kit.contract.operation('updateProfile'))) return
  await kit.call('updateProfile', { as, body: { ...body, name: 'Named by the kit' } })
  const auth = await kit.call('getAuth', { as })
  kit.expect('write-effect', auth, at(auth.json, 'name') === 'Named by the kit', {
    expected: 'the name that the profile has now',
  })
  await kit.call('updateProfile', { as, body })
}

async function roundTrip(kit: Kit, { read, write, field, other }: Pair, as: Browser): Promise<void> {
  const before = await kit.call(read, { as })
  if (before.status !== 200) return
  const others = await readOthers(kit, read, as)
  const body = bodyFrom(kit, write, before.json)
  if (!body) return
  const changed = { ...body, [field]: other(body[field]) }
  const stored = await kit.call(write, { as, body: changed })
  if (
    stored.status === 422 &&
    listAt(stored.json, 'errors').every((error) => textAt(error, 'field') !== field)
  )
    return kit.skip(
      write,
      `what ${read} returned cannot be stored again: ${shown(at(stored.json, 'errors'))}`,
    )
  expectStored(kit, stored, { ...asObject(before.json), ...changed })
  const after = await kit.call(read, { as })
  kit.expect('stored-as-sent', after, isSame(after.json, stored.json), { expected: `what ${write} returned` })
  await storeTexts(kit, { read, write }, as, body)
  await leaveOut(kit, write, as, body)
  await storeEmpty(kit, write, as, body)
  await kit.call(write, { as, body })
  await expectKept(kit, write, others, as)
}

/** Returns the other documents of the applicant, by the operations that read them. */
async function readOthers(kit: Kit, own: string, as: Browser): Promise<Map<string, Exchange>> {
  const others = new Map<string, Exchange>()
  for (const id of new Set(pairs.map(({ read }) => read)))
    if (id !== own) others.set(id, await kit.call(id, { as }))
  return others
}

/** Profile, resume and career history leave each other alone. */
async function expectKept(
  kit: Kit,
  write: string,
  before: Map<string, Exchange>,
  as: Browser,
): Promise<void> {
  for (const [id, { status, json }] of before) {
    if (status !== 200) continue
    const exchange = await kit.call(id, { as })
    kit.expect('stored-as-sent', exchange, isSame(exchange.json, json), {
      expected: `the answer of ${id} as before ${write}`,
    })
  }
}

/** Characters that careless software loses or changes: an emoji, one of three characters with an invisible joiner, entities, a combining mark, quotation marks, wide letters, a wide blank, two blanks, another line. */
const DIFFICULT = '🙂👩\u200D💻 &amp; <b>e\u0301</b> "\'\\ 𠮷 Ａ１ｱ　C  B\n2'

/** Texts with a form of their own that careless software rewrites. */
const formed = {
  phoneNumber: '00819012345678',
  linkedInURL: 'https://www.linkedin.com/in/Kit-A/?b=%e6%a9%8b&c=D#E',
  otherURL: 'HTTPS://Example.com/Kit/A/?b=%e6%a9%8b&c=D+E#F',
}

/** Every free text is stored to the character. */
async function storeTexts(
  kit: Kit,
  { read, write }: Pick<Pair, 'read' | 'write'>,
  as: Browser,
  body: JsonObject,
): Promise<void> {
  const fields = freeTexts(kit, write)
  for (const textOf of [difficult, longest, framed]) {
    const texts = fields.map(({ name, most }) => [name, textOf(most)] as const)
    const own = Object.entries(formed).filter(([name]) => name in body)
    const rows = fillRows(kit.contract, kit.contract.operation(write).body?.schema, body, textOf)
    const changed = { ...body, ...rows, ...Object.fromEntries([...texts, ...own]) }
    const stored = await kit.call(write, { as, body: changed })
    expectStored(kit, stored, changed)
    const after = await kit.call(read, { as })
    kit.expect('stored-as-sent', after, isSame(after.json, stored.json), {
      expected: `what ${write} returned`,
    })
  }
}

/** Returns such a text for a field of this length. A name and an address have one line. */
export const difficult = (most: number): string => (most >= 1000 ? DIFFICULT : DIFFICULT.replace('\n', ' '))

/** A text of the greatest length in letters of three bytes, with another one at its end. */
const longest = (most: number) => `${'あ'.repeat(most - 1)}い`

/** Blanks at both ends, and where a text has several lines a tab and an empty line. */
const framed = (most: number) => (most >= 1000 ? '  Kit\tA\n\nB \n' : '  Kit A　')

/** Returns the fields of a write that take any text, with their greatest lengths. */
function freeTexts(kit: Kit, write: string): { name: string; most: number }[] {
  const properties = kit.contract.operation(write).body?.schema.properties ?? {}
  return Object.entries(properties).flatMap(([name, source]) => {
    const schema = kit.contract.resolve(source)
    return isFreeText(schema) ? [{ name, most: schema.maxLength ?? 0 }] : []
  })
}

const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})

function expectStored(kit: Kit, exchange: Exchange, expected: JsonObject): void {
  const wrong = Object.keys(expected).find((name) => !isSame(at(exchange.json, name), expected[name]))
  kit.expect('stored-as-sent', exchange, exchange.status === 200 && wrong === undefined, {
    expected: wrong === undefined ? '200' : `"${wrong}": ${shown(expected[wrong])}`,
    seen: wrong === undefined ? String(exchange.status) : `"${wrong}": ${shown(at(exchange.json, wrong))}`,
  })
}

/** Returns the fields of the answer that the write takes, or the example where nothing was stored yet. */
function bodyFrom(kit: Kit, write: string, answer: Json | undefined): JsonObject | null {
  const { body } = kit.contract.operation(write)
  const example = body?.examples[0]?.value
  if (!body || !isObject(answer)) return null
  if (answer['createdDate'] === null) return isObject(example) ? example : null
  const names = Object.keys(body.schema.properties ?? {})
  return Object.fromEntries(Object.entries(answer).filter(([name]) => names.includes(name)))
}
