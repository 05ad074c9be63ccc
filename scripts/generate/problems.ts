/** Completes the failures of the bundle with texts of the dictionaries. The files of the contract only name the problems. */

import * as z from 'zod/mini'
import { type Mistake, messageOf } from '#backend/mistakes.ts'
import { type Lang, languages } from '#domain/lang.ts'
import { ruleNames } from '#domain/ruleNames.ts'
import { backendTexts } from '#i18n/backend.ts'
import { problems as enProblems } from '#i18n/en/problems.ts'
import { rules as enRules } from '#i18n/en/rules.ts'
import { fieldLabel } from '#i18n/fieldLabels/api.ts'
import { problems as jaProblems } from '#i18n/ja/problems.ts'
import { rules as jaRules } from '#i18n/ja/rules.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { type Document, type OperationEntry, type Response, operationsOf, resolve } from './document.ts'

export const problemTexts = { ja: jaProblems, en: enProblems }
export const ruleTexts = { ja: jaRules, en: enRules }

export type ProblemKey = keyof typeof enProblems

type AnyKey = keyof typeof backendTexts.en.problems
const isProblemKey = (key: string): key is AnyKey => Object.hasOwn(backendTexts.en.problems, key)

/** The differences between the contracts. */
type Options = {
  /** The path of the API below an origin. */
  base: string
  /** Returns the label of a field in messages. */
  labelOf: (lang: Lang, id: string | null, field: string) => string
  /** The table with the texts of problems. */
  table: 'problems' | 'staffProblems'
}

export const publicApi: Options = {
  base: '/api/v1',
  labelOf: (lang, id, field) => fieldLabel(lang, id as OperationId | null, field),
  table: 'problems',
}
/** The messages of the staff API have the names of its fields. */
export const staffApi: Options = {
  base: '/staff/v1',
  labelOf: (_lang, _id, field) => field,
  table: 'staffProblems',
}

const isMistake = (name: unknown) =>
  typeof Object.entries(backendTexts.en.staffIssues).find(([key]) => key === name)?.[1] === 'string'

/**
 * A broken rule of a field. `limit` is the number in the rule's text, if it has one; `isList`: it counts entries; `mistake`: the text of
 * this mistake of staff replaces that of the rule.
 */
const ruleError = z.object({
  field: z.string(),
  rule: z.enum(ruleNames),
  limit: z._default(z.number(), 0),
  isList: z.optional(z.boolean()),
  mistake: z.optional(z.custom<Mistake>(isMistake, 'is not a mistake of i18n/en/staffIssues.ts')),
})

/** An entry of `x-problems`: the key of the problem, and for a 422 the wrong fields. */
const problemSource = z.object({
  problem: z.string().check(z.refine(isProblemKey, 'is not a key of i18n/en/problems.ts')),
  errors: z.optional(z.array(ruleError)),
})
type ProblemSource = z.infer<typeof problemSource>

/**
 * Replaces `x-problems` of every response by headers, schema and localised examples. A shared response has the path of the first
 * operation that refers to it. Throws for an unknown problem or rule.
 */
export function completeProblems(document: Document, options: Options): void {
  for (const entry of operationsOf(document)) {
    for (const [status, response] of Object.entries(entry.operation.responses)) {
      const id = entry.operation.operationId
      const instance = options.base + pathOf(document, entry)
      complete(resolve(document, response), { id, status: Number(status), instance }, options)
    }
  }
  // No operation refers to this response: paths return it for all methods that they do not declare.
  const { MethodNotAllowed } = document.components.responses ?? {}
  if (MethodNotAllowed)
    complete(MethodNotAllowed, { id: null, status: 405, instance: `${options.base}/case` }, options)
}

/** The call with the failure that an example shows. */
type Call = { id: string | null; status: number; instance: string }

function complete(response: Response, call: Call, options: Options): void {
  if (!response['x-problems']) return
  const sources = z.array(problemSource).parse(response['x-problems'])
  delete response['x-problems']
  const schema = sources.some(({ errors }) => errors) ? 'ValidationProblem' : 'Problem'
  response.headers = {
    'Content-Language': { $ref: '#/components/headers/ContentLanguage' },
    'Cache-Control': { $ref: '#/components/headers/NoStore' },
    Vary: { $ref: '#/components/headers/Vary' },
    ...response.headers,
  }
  response.content = {
    'application/problem+json': {
      schema: { $ref: `#/components/schemas/${schema}` },
      examples: Object.fromEntries(
        sources.flatMap((source, at) =>
          languages.map((lang) => [
            exampleName(source.problem, lang, at === 0),
            exampleOf(source, lang, call, options),
          ]),
        ),
      ),
    },
  }
}

/** Returns `ja` or `en` for the first problem of a response, and names like `alreadyDeclinedJa` for the others. */
function exampleName(problem: string, lang: Lang, isFirst: boolean): string {
  const camelCase = problem.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return isFirst ? lang : `${camelCase}${lang === 'ja' ? 'Ja' : 'En'}`
}

function exampleOf({ problem, errors }: ProblemSource, lang: Lang, call: Call, { labelOf, table }: Options) {
  const key = problem as AnyKey
  const { title, detail } = backendTexts[lang][table][key]
  return {
    summary: `${backendTexts.en[table][key].title} (${lang === 'ja' ? 'Japanese' : 'English'})`,
    value: {
      type: `/problems/${problem}`,
      title,
      status: call.status,
      detail,
      instance: call.instance,
      ...(errors && {
        errors: errors.map((issue) => ({
          field: issue.field,
          rule: issue.rule,
          message: messageOf(
            issue,
            problem === 'validation' ? null : detail,
            lang,
            labelOf(lang, call.id, issue.field),
          ),
        })),
      }),
    },
  }
}

/** Returns the path of an operation, filled with the examples of its parameters. */
function pathOf(document: Document, { path, operation }: OperationEntry): string {
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter))
  return path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    String(parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.example),
  )
}
