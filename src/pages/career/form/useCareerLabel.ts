import { careerLabels } from '#i18n/fieldLabels/career.ts'
import { useTexts } from '#src/context/language.ts'

/** Returns a function that gives the label of a field by its name, including rows ('companies.0.projects.1.title'). */
export function useCareerLabel() {
  const labelOf = careerLabels(useTexts('career'))
  return (path: string): string => labelOf(path) ?? path
}
