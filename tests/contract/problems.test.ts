import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { formChecks } from '#backend/forms.ts'
import { ruleMessage } from '#domain/ruleIssues.ts'
import { type RuleName, ruleNames } from '#domain/ruleNames.ts'
import { backendTexts } from '#i18n/backend.ts'
import { fieldLabel } from '#i18n/fieldLabels/api.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { answersOf, entries, examplesOf } from './contract.ts'

const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), rule: z.enum(ruleNames), message: z.string() }))),
})
/** An example of a problem, and an operation that has it. */
type Example = { id: OperationId; name: string; status: number; value: z.infer<typeof problem> }

/** All distinct problem examples, with the language of their name. */
const problems = new Map(
  entries.flatMap((entry) =>
    answersOf(entry)
      .filter(({ status }) => status >= 400)
      .flatMap(({ status, media }) =>
        examplesOf(media).map(({ name, value }): [string, Example] => [
          JSON.stringify([name, value]),
          {
            id: entry.operation.operationId as OperationId,
            name,
            status,
            value: problem.parse(value),
          },
        ]),
      ),
  ),
)

const langOf = (name: string) => (/^ja$|Ja$/.test(name) ? 'ja' : 'en')

test.each([...problems.values()])(
  '$value.type ($name) has the backend’s texts',
  ({ id, name, status, value }) => {
    const lang = langOf(name)
    const { problems: texts, rules } = backendTexts[lang]
    const { title, detail } = value
    const known = new Map<string, { title: string; detail: string }>(
      Object.entries(texts).map(([key, text]) => [`/problems/${key}`, text]),
    )
    expect({ title, detail }).toEqual(known.get(value.type))
    expect(value.status).toBe(status)
    for (const { field, rule, message } of value.errors ?? []) {
      // Other tests cover the numbers in rules.
      expect(messagesOf(rule, field, detail)).toContain(message.replaceAll(/\d+/g, '0'))
    }

    function messagesOf(rule: RuleName, field: string, ownText: string): string[] {
      const issue = { rule, field, limit: 0 }
      const label = fieldLabel(lang, id, field)
      const messages = [issue, { ...issue, isList: true }].map((each) => ruleMessage(rules, each, label))
      if (rule === 'invalid') messages.push(ownText)
      return messages.map((text) => text.replaceAll(/\d+/g, '0'))
    }
  },
)

test('there are examples of many kinds of problems', () => {
  expect(new Set([...problems.values()].map(({ value }) => value.type)).size).toBeGreaterThan(15)
})

/** Rules that the schemas of the contract check by themselves. */
const ofSchemas: RuleName[] = ['required', 'invalid', 'max']

test('an operation that declares the rules of a form checks them', () => {
  const ofForms = entries.filter((entry) =>
    answersOf(entry)
      .filter(({ status }) => status === 422)
      .flatMap(({ media }) => examplesOf(media).flatMap(({ value }) => problem.parse(value).errors ?? []))
      .some(({ rule }) => !ofSchemas.includes(rule)),
  )
  const ids = ofForms.map(({ operation }) => operation.operationId)
  expect(ids.filter((id) => !Object.hasOwn(formChecks, id))).toEqual([])
})
