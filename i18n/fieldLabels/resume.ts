import type { Texts } from '../texts.ts'
import { type LabelOf, labelIn } from './labelIn.ts'

/** The labels of the resume, with those of its rows. */
export function resumeLabels(t: Texts['resume'], { year, month }: Texts['forms']['date']): LabelOf {
  const lists = { education: t.educationTitle, work: t.workTitle, licences: t.licencesTitle }
  const parts = { year, month, description: t.row.description }
  return (name) => {
    const [list = '', row, part] = name.split('.')
    if (row === undefined) return labelIn(t.labels, list)
    const title = labelIn(lists, list)
    const field = part && labelIn(parts, part)
    return title && field ? t.rowLabel({ list: title, number: Number(row) + 1, field }) : undefined
  }
}
