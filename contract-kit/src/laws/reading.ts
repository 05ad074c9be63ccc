import type { Operation, Parameter } from '../contract/operations.ts'
import type { Kit } from '../run/kit.ts'
import type { Person } from '../run/people.ts'
import type { CallOptions } from '../run/request.ts'

/** The selected operations that read by GET, with the session of a person where they need one. Without a person those are left out. */
export function readersFor(
  { operations }: Kit,
  person: Person | null,
): { operation: Operation; options: CallOptions }[] {
  return operations
    .filter(({ method, isSecured }) => method === 'GET' && (!isSecured || person))
    .map((operation) => ({ operation, options: operation.isSecured && person ? { as: person.browser } : {} }))
}

/** Returns the readers of `readersFor` that have parameters in the query, with these parameters. */
export function queryReadersFor(
  kit: Kit,
  person: Person | null,
): { operation: Operation; parameters: Parameter[]; options: CallOptions }[] {
  return readersFor(kit, person)
    .map((reader) => ({
      ...reader,
      parameters: reader.operation.parameters.filter((each) => each.in === 'query'),
    }))
    .filter(({ parameters }) => parameters.length > 0)
}
