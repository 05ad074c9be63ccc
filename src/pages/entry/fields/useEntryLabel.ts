import { useTexts } from '#src/context/language.ts'
import { usePersonLabel } from '#src/features/person/usePersonLabel.ts'

/** Returns a function that gives the label of an entry field by its name, including rows, or of its group for a rule of the group. */
export function useEntryLabel() {
  const t = useTexts('entry')
  const personLabel = usePersonLabel()
  return (name: string, rule?: string): string => {
    if (rule === 'resumeGroupRequired') return t.filesTitle
    const label = personLabel(name)
    if (label !== undefined) return label
    // The labels of consents are sentences with a link.
    if (name === 'agreeToTerms') return t.agreeToTermsName
    if (name === 'agreeToHashi') return t.register
    const text: unknown = Reflect.get(t, name)
    return typeof text === 'string' ? text : name
  }
}
