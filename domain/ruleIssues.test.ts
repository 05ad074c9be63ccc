import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { firstIssues } from './ruleIssues.ts'
import { required } from './rules.ts'

const schema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(5)),
  itSkills: z.array(z.object({ yoe: z.string().check(required) })),
  level: z.enum(['a', 'b']),
})
const right = { name: 'Maria', itSkills: [], level: 'a' }

test.each([
  ['a rule in a row', { itSkills: [{ yoe: '' }] }, { rule: 'required', field: 'itSkills.0.yoe', limit: 0 }],
  ['a text that is too long', { name: 'Mariana' }, { rule: 'max', field: 'name', limit: 5 }],
  ['an empty text', { name: '' }, { rule: 'required', field: 'name', limit: 0 }],
  ['a missing field', { name: undefined }, { rule: 'required', field: 'name', limit: 0 }],
  ['a wrong type', { name: 5 }, { rule: 'invalid', field: 'name', limit: 0 }],
  ['an unknown choice', { level: 'c' }, { rule: 'invalid', field: 'level', limit: 0 }],
  ['an unknown field', { extra: 1 }, { rule: 'invalid', field: 'extra', limit: 0 }],
])('%s', (_, change, issue) => {
  const { error } = z.safeParse(schema, { ...right, ...change }, { reportInput: true })
  expect(error && firstIssues(error)).toEqual([issue])
})
