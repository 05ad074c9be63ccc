/** Answers with many errors, and errors on long names. */

import { type Json, isObject, listAt, textAt } from '../json.ts'
import type { Scenario } from '../run/scenario.ts'

/** The most errors of an answer, and the most characters of an unknown name. */
const MOST = 100

export const manyErrors: Scenario = {
  name: 'Many errors and long names',
  operations: ['storeResume'],
  writes: true,
  run: async (kit, people) => {
    const person = await people.first()
    const operation = kit.contract.operation('storeResume')
    const right = operation.body?.examples[0]?.value
    if (!person || !isObject(right) || !kit.settings.isSelected(operation)) return
    const as = person.browser
    const wrong = { year: 'x', month: 'x', description: 12 }
    const rows = (name: string): Json[] =>
      Array.from(
        { length: kit.contract.resolve(operation.body?.schema.properties?.[name] ?? {}).maxItems ?? 0 },
        () => wrong,
      )
    const body = { ...right, education: rows('education'), work: rows('work'), licences: rows('licences') }
    const many = await kit.call('storeResume', { as, body })
    const fields = listAt(many.json, 'errors').map((error) => textAt(error, 'field'))
    const isFirst = fields[0] === 'education.0.year' && fields.length <= MOST
    kit.expect(
      'field-type',
      many,
      many.status === 422 && isFirst && fields.length === Math.min(MOST, countOf(body) * 3),
      {
        expected: `422 with the first ${MOST} errors`,
        seen: `${many.status} with ${fields.length} errors, the first on ${fields[0]}`,
      },
    )
    const name = 'n'.repeat(MOST + 50)
    const long = await kit.call('storeResume', { as, body: { ...right, [name]: 'x' } })
    const [error] = listAt(long.json, 'errors')
    kit.expect('field-unknown', long, textAt(error, 'field') === name.slice(0, MOST), {
      expected: `422 with an error on the first ${MOST} characters of the name`,
    })
  },
}

const countOf = (body: { education: Json[]; work: Json[]; licences: Json[] }): number =>
  body.education.length + body.work.length + body.licences.length
