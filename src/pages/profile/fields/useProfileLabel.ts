import { profileLabels } from '#i18n/fieldLabels/profile.ts'
import { useTexts } from '#src/context/language.ts'

/** Returns a function that gives the label of a profile field by its name, including rows. */
export function useProfileLabel() {
  const labelOf = profileLabels(useTexts('profile'), useTexts('personFields'))
  return (name: string): string => labelOf(name) ?? name
}
