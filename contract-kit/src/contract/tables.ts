/** The tables for programs (`x-tables`): texts of problems and rules, labels of fields, members of groups; and the options of the guide. */

import { type Json, at, isObject, listAt, textAt } from '../json.ts'
import type { Lang } from '../lang.ts'
import type { Document } from './document.ts'

export type Tables = {
  /** Title and detail of a problem; null for a problem that the contract does not have. */
  problem: (type: string, lang: Lang) => { title: string; detail: string } | null
  /** The texts of a rule; empty for a rule that the contract does not have. */
  ruleTexts: (rule: string, lang: Lang) => string[]
  /** The label of a field in the messages of an operation. */
  label: (operationId: string, field: string, lang: Lang) => string
  regions: Record<string, string[]>
  industries: Record<string, string[]>
  /** The names of each prefecture and each skill for the words of the search. */
  prefectureNames: Record<string, string[]>
  skillNames: Record<string, string[]>
  /** The option master, with ascending ids: the options of forms and the statuses of processes. */
  options: Option[]
}

export type Option = { option_id: number; alias: string }

/** A row of the guide's table of options: list, id, alias. */
const optionRow = /^\| *\w+ *\| *`(\d+)` *\| *`(\w+)` *\|/gm

function optionsIn({ tags = [], components }: Document): Option[] {
  const rows = tags.flatMap(({ description = '' }) => [...description.matchAll(optionRow)])
  const { enum: ids = [], 'x-enum-varnames': aliases = [] } = components?.schemas?.['ProcessStatus'] ?? {}
  return [
    ...rows.map(([, id, alias = '']) => ({ option_id: Number(id), alias })),
    ...ids.map((id, index) => ({ option_id: Number(id), alias: aliases[index] ?? '' })),
  ].toSorted((one, other) => one.option_id - other.option_id)
}

export function tablesOf(document: Document): Tables {
  const source = document['x-tables']
  return {
    options: optionsIn(document),
    problem: (type, lang) => {
      const path = ['problems', type.replace('/problems/', ''), lang] as const
      const [title, detail] = [textAt(source, ...path, 'title'), textAt(source, ...path, 'detail')]
      return title === '' ? null : { title, detail }
    },
    ruleTexts: (rule, lang) => listAt(source, 'rules', rule, lang).map(String),
    label: (operationId, field, lang) => labelOf(source, operationId, field, lang),
    regions: groupsAt(source, 'regions'),
    industries: groupsAt(source, 'industries'),
    prefectureNames: groupsAt(at(source, 'searchLabels'), 'prefectures'),
    skillNames: groupsAt(at(source, 'searchLabels'), 'skills'),
  }
}

/** A part without a label has that of the field that contains it. */
function labelOf(source: Json | undefined, operationId: string, field: string, lang: Lang): string {
  const parts = field.split('.')
  const rows = parts.filter((part) => /^\d+$/.test(part)).map(Number)
  const names = parts.map((part) => (/^\d+$/.test(part) ? '*' : part))
  for (let length = names.length; length > 0; length -= 1) {
    const label = textAt(source, 'labels', operationId, names.slice(0, length).join('.'), lang)
    if (label)
      return rows.reduce((text, row, index) => text.replace(`{row${index + 1}}`, String(row + 1)), label)
  }
  return textAt(source, 'unknownField', lang)
}

function groupsAt(source: Json | undefined, name: string): Record<string, string[]> {
  const groups = isObject(source) ? source[name] : undefined
  if (!isObject(groups)) return {}
  return Object.fromEntries(Object.keys(groups).map((group) => [group, listAt(groups, group).map(String)]))
}
