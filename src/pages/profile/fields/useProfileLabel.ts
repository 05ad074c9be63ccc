import { useTexts } from '#src/context/language.ts'
import { usePersonLabel } from '#src/features/person/usePersonLabel.ts'
import { profileFileKinds } from '#domain/forms/profileRequest.ts'

/** Returns a function that gives the label of a profile field by its name, including rows. */
export function useProfileLabel() {
  const t = useTexts('profile')
  const personLabel = usePersonLabel()
  return (name: string): string => {
    if (name === 'removedFiles') return t.addition.files
    if (profileFileKinds.some((kind) => name === kind)) return personLabel(name) ?? name
    const text: unknown = Reflect.get(t, name)
    return typeof text === 'string' ? text : (personLabel(name) ?? name)
  }
}
