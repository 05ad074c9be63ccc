import { useTexts } from '#src/context/language.ts'
import { usePersonLabel } from '#src/features/person/usePersonLabel.ts'

/** Returns a function that gives the label of an entry field by its name, including rows. */
export function useEntryLabel() {
  const t = useTexts('entry')
  const personLabel = usePersonLabel()
  return (name: string): string => {
    const label = personLabel(name)
    if (label !== undefined) return label
    // The field's own label is a sentence with a link.
    if (name === 'agreeToTerms') return t.agreeToTermsName
    const text: unknown = Reflect.get(t, name)
    return typeof text === 'string' ? text : name
  }
}
