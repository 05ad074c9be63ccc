import { resumeLabels } from '#i18n/fieldLabels/resume.ts'
import { useTexts } from '#src/context/language.ts'

/** Returns a function that gives the label of a field by its name, including rows ('work.0.year'). */
export function useResumeLabel() {
  const labelOf = resumeLabels(useTexts('resume'), useTexts('forms').date)
  return (name: string): string => labelOf(name) ?? name
}
