import { writeFileSync } from 'node:fs'
import { type Document, needsSession, operationsOf } from './document.ts'

/** Writes the operations that need a session. The cached answers of these belong to a person. */
export function writeSecured(document: Document, target: string): void {
  const ids = securedOperations(document).map((id) => `  '${id}',`)
  const text = [
    '// Generated from the contract. Do not edit.',
    '',
    '/** The operations that need a session, by their `security` in the contract. */',
    'export const securedOperations = [',
    ...ids,
    '] as const',
    '',
    'export type SecuredOperation = (typeof securedOperations)[number]',
    '',
  ]
  writeFileSync(target, text.join('\n'))
}

/** Returns the ids of the operations that need a session, whatever their paths. */
export const securedOperations = (document: Document): string[] =>
  operationsOf(document)
    .filter(({ operation }) => needsSession(operation))
    .map(({ operation }) => operation.operationId)
