import type { Texts } from '../texts.ts'
import { type LabelOf, labelIn } from './labelIn.ts'

/** The labels of a person's fields, in the entry and in the profile. */
export function personLabels(t: Texts['personFields']): LabelOf {
  return (name) => {
    const [, row, part] = /^itSkills\.(\d+)\.(it_skills|yoe)$/.exec(name) ?? []
    const number = Number(row) + 1
    if (row) return part === 'yoe' ? t.yoe({ number }) : t.skill({ number })
    return labelIn(t, name)
  }
}
