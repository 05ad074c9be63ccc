import { writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import {
  type Document,
  type Header,
  type OperationEntry,
  type Response,
  operationsOf,
  resolve,
} from './document.ts'

const reference = '#/components/responses/'

/** The problem document of an example. */
const problemExample = z.object({
  type: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), rule: z.string(), message: z.string() }))),
})

/**
 * Writes the answers that each operation declares: media type, headers and problems by status. The mock checks answers with them, and
 * offers the failures as faults.
 */
export function writeDeclarations(document: Document, target: string): void {
  const shared = Object.entries(document.components.responses ?? {})
  const text = [
    '// Generated from the contract. Do not edit.',
    "import type { OperationId } from '#openapi/generated/operations.ts'",
    "import type { Declaration } from '../declarations.ts'",
    '',
    'const shared = {',
    ...shared.map(([name, response]) => `  ${name}: ${JSON.stringify(declarationOf(document, response))},`),
    '} satisfies Record<string, Declaration>',
    '',
    'export const declarations: Record<OperationId, Record<string, Declaration>> = {',
    ...operationsOf(document).map((entry) => row(document, entry)),
    '}',
    '',
  ]
  writeFileSync(target, text.join('\n'))
}

function row(document: Document, { operation }: OperationEntry): string {
  const lines = Object.entries(operation.responses).map(([status, response]) => {
    const value = response.$ref?.startsWith(reference)
      ? `shared.${response.$ref.slice(reference.length)}`
      : JSON.stringify(declarationOf(document, resolve(document, response)))
    return `    ${status}: ${value},`
  })
  return [`  ${operation.operationId}: {`, ...lines, '  },'].join('\n')
}

function declarationOf(document: Document, { headers = {}, content = {} }: Response) {
  const [mediaType = null] = Object.keys(content)
  return {
    mediaType,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, header]) => [name, ruleOf(resolve(document, header))]),
    ),
    problems: mediaType === 'application/problem+json' ? problemsOf(content[mediaType]?.examples ?? {}) : [],
  }
}

/** Numbers and lengths are left out where the contract sets none. */
function ruleOf({ required = false, schema = {} }: Header) {
  const values = schema.const === undefined ? schema.enum : [schema.const]
  return { required, values, minimum: schema.minimum, maximum: schema.maximum, maxLength: schema.maxLength }
}

/** Pairs the examples in both languages, `ja` with `en` and `closedJa` with `closedEn`, in the order of the contract. */
function problemsOf(examples: Record<string, { value?: unknown }>) {
  const english = Object.keys(examples).filter((name) => /^en$|En$/.test(name))
  return english.map((name) => {
    const en = problemExample.parse(examples[name]?.value)
    const ja = problemExample.parse(examples[name === 'en' ? 'ja' : name.replace(/En$/, 'Ja')]?.value)
    const problem = en.type.replace('/problems/', '')
    return en.errors ? { problem, errors: { en: en.errors, ja: ja.errors ?? [] } } : { problem }
  })
}
