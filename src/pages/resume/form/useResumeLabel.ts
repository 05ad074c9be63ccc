import { useTexts } from '#src/context/language.ts'

/** Returns a function that gives the label of a field by its name, including rows ('work.0.year'). */
export function useResumeLabel() {
  const t = useTexts('resume')
  const { date } = useTexts('forms')
  const lists: Record<string, string> = {
    education: t.educationTitle,
    work: t.workTitle,
    licences: t.licencesTitle,
  }
  return (name: string): string => {
    const [list = '', row, part] = name.split('.')
    const label: unknown = Reflect.get(t.labels, list)
    if (row === undefined || part === undefined) return typeof label === 'string' ? label : name
    const field = part === 'description' ? t.row.description : part === 'month' ? date.month : date.year
    return t.rowLabel({ list: lists[list] ?? list, number: Number(row) + 1, field })
  }
}
