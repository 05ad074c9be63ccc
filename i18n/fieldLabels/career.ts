import type { Texts } from '../texts.ts'
import { type LabelOf, labelIn } from './labelIn.ts'

/** The labels of the career history, with those of its rows ('companies.0.projects.1.title'). */
export function careerLabels(t: Texts['career']): LabelOf {
  const about = (of: string, field: string | undefined) => field && t.about({ of, field })
  return (path) => {
    const [list = '', row, part, projectRow, projectPart] = path.split('.')
    const number = Number(row) + 1
    if (row === undefined || part === undefined) return labelIn(t.labels, list)
    if (list === 'itSkills') return skills(t, part, number)
    const company = t.companyNumber({ number })
    if (projectRow === undefined || projectPart === undefined) return about(company, labelIn(t.company, part))
    const project = t.projectNumber({ number: Number(projectRow) + 1 })
    return about(t.about({ of: company, field: project }), labelIn(t.project, projectPart))
  }
}

function skills(t: Texts['career'], part: string, number: number): string | undefined {
  if (part === 'yoe') return t.yoe({ number })
  return part === 'it_skills' ? t.skill({ number }) : undefined
}
