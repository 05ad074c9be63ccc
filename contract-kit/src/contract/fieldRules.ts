/** The rules of an operation's fields, as its description lists them: in a paragraph or, for each kind of a form, in a table. */

import type { Operation } from './operations.ts'

/** The rules of each field, in their order. Rules with a condition, such as a bot check, are left out. */
export type FieldRules = Map<string, string[]>

/** Returns the rules of an operation. `kind` is the column of a table; null without one. */
export function fieldRulesOf({ description }: Operation, kind: string | null): FieldRules {
  const rules: FieldRules = new Map()
  for (const { text, names } of [
    ...paragraph(description),
    ...(kind === null ? [] : column(description, kind)),
  ])
    for (const field of namesIn(names)) rules.set(field, [...(rules.get(field) ?? []), ...rulesIn(text)])
  for (const [field, names] of rules) if (names.length === 0) rules.delete(field)
  return rules
}

/** Returns whether the operation has a form of several kinds. */
export const hasKinds = ({ description }: Operation): boolean => description.includes('| Field |')

/** Rules that a missing value breaks. */
export const isPresence = (rule: string): boolean =>
  /^required|Required$/.test(rule) ||
  ['agreeToTarget', 'resumeGroupRequired', 'checkDateRequired'].includes(rule)

type Part = { names: string; text: string }

function paragraph(description: string): Part[] {
  const [, text = ''] = /\*\*Rules\.\*\*([\s\S]*?)(?:\n\n|$)/.exec(description) ?? []
  return text
    .replaceAll('\n', ' ')
    .split('·')
    .flatMap((part) => {
      const [, names = '', rest = ''] = /^\s*((?:`[\w.]+`(?:, *)?)+) (.*)$/.exec(part) ?? []
      const isConditional = /, with `|where there is/.test(rest)
      return names === '' || isConditional ? [] : [{ names, text: rest }]
    })
}

function column(description: string, kind: string): Part[] {
  const rows = description.split('\n').filter((line) => line.startsWith('|'))
  const cells = (line = '') =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const place = cells(rows[0]).indexOf(`\`${kind}\``)
  if (place < 0) return []
  return rows.slice(2).flatMap((row) => {
    const all = cells(row)
    const text = all[place] ?? ''
    return /where there is|as before/.test(all.join()) ? [] : [{ names: all[0] ?? '', text }]
  })
}

const namesIn = (text: string) => [...text.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name)

/** The list of rules ends with the first other word. */
function rulesIn(text: string): string[] {
  const [list = ''] = /^[a-zA-Z]+(?:, [a-zA-Z]+)*/.exec(text) ?? []
  const names = list.split(', ')
  const end = names.findIndex((name) => ['not', 'optional', 'with', 'satisfied', 'in', 'also'].includes(name))
  return end < 0 ? names : names.slice(0, end)
}
