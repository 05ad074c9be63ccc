import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { emailFields } from '#domain/forms/fields.ts'
import { confirmedEmail, max, nameRequired, requiredWorkExperience } from '#domain/rules.ts'
import { ruleResolver } from './ruleResolver.ts'

const schema = z.object({
  name: z.string().check(nameRequired, max(5)),
  itSkills: z.array(z.object({ it_skills: z.string().check(requiredWorkExperience) })),
})
const resolve = (values: object) =>
  ruleResolver(schema, ({ rule, field, limit }) => `${rule} of ${field}, ${limit}`)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })

test('each wrong field has the message of its first failing rule', async () => {
  expect(await resolve({ name: '', itSkills: [{ it_skills: 'go' }, { it_skills: '' }] })).toEqual({
    values: {},
    errors: {
      name: { type: 'nameRequired', message: 'nameRequired of name, 0' },
      itSkills: [
        undefined,
        {
          it_skills: {
            type: 'requiredWorkExperience',
            message: 'requiredWorkExperience of itSkills.1.it_skills, 0',
          },
        },
      ],
    },
  })
})

test('a message can contain the limit of its rule', async () => {
  expect((await resolve({ name: 'Mariana', itSkills: [] })).errors).toMatchObject({
    name: { message: 'max of name, 5' },
  })
})

test('valid values are returned unchanged', async () => {
  const values = { name: 'Maria', itSkills: [] }
  expect(await resolve(values)).toEqual({ values, errors: {} })
})

test('valid values are those of the schema, with its type', async () => {
  const { values } = await ruleResolver(schema, ({ rule }) => rule)(
    { name: 'Maria', itSkills: [], stray: true },
    undefined,
    { fields: {}, shouldUseNativeValidation: false },
  )
  expectTypeOf(values).toEqualTypeOf<z.output<typeof schema> | Record<string, never>>()
  expect(values).toEqual({ name: 'Maria', itSkills: [] })
})

test.each([
  ['', 'required'],
  ['mario@example.com', 'confirmedEmail'],
])('a repetition "%s" breaks the rule %s', async (email_confirm, rule) => {
  const account = z.object(emailFields).check(confirmedEmail)
  const resolver = ruleResolver(account, (issue) => issue.rule)
  const { errors } = await resolver({ email: 'maria@example.com', email_confirm }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  expect(errors).toEqual({ email_confirm: { type: rule, message: rule } })
})
