import type * as z from 'zod/mini'
import type { RuleIssue } from '#domain/ruleIssues.ts'

/** Sorts issues by the order of their fields in an object's schema, rows by their number. Names outside the schema are last. */
export function inOrderOf(schema: z.ZodMiniType, issues: RuleIssue[]): RuleIssue[] {
  const shape = 'shape' in schema ? schema.shape : {}
  const names = Object.keys(Object(shape))
  const placeOf = ({ field }: RuleIssue): [number, number] => {
    const [name = '', row] = field.split('.')
    const place = names.indexOf(name)
    return [place < 0 ? names.length : place, row === undefined ? -1 : Number(row)]
  }
  return issues.toSorted((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)]
    return one[0] - other[0] || one[1] - other[1]
  })
}
