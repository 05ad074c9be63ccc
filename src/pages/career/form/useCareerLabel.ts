import { useTexts } from '#src/context/language.ts'

/** Returns a function that gives the label of a field by its name, including rows ('companies.0.projects.1.title'). */
export function useCareerLabel() {
  const t = useTexts('career')
  const labelIn = (labels: object, name: string): string => {
    const label: unknown = Reflect.get(labels, name)
    return typeof label === 'string' ? label : name
  }
  return (path: string): string => {
    const [list = '', row, part, projectRow, projectPart] = path.split('.')
    const number = Number(row) + 1
    if (row === undefined || part === undefined) return labelIn(t.labels, list)
    if (list === 'itSkills') return part === 'yoe' ? t.yoe({ number }) : t.skill({ number })
    const company = t.companyNumber({ number })
    if (projectRow === undefined || projectPart === undefined)
      return t.about({ of: company, field: labelIn(t.company, part) })
    const project = t.projectNumber({ number: Number(projectRow) + 1 })
    return t.about({ of: t.about({ of: company, field: project }), field: labelIn(t.project, projectPart) })
  }
}
