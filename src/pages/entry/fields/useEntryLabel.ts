import { useTexts } from '#src/context/language.ts'

/** Returns a function that gives the label of an entry field by its name, including rows. */
export function useEntryLabel() {
  const t = useTexts('entry')
  return (name: string): string => {
    const [, row, part] = /^itSkills\.(\d)\.(\w+)$/.exec(name) ?? []
    const number = Number(row) + 1
    if (row) return part === 'yoe' ? t.yoe({ number }) : t.skill({ number })
    // The field's own label is a sentence with a link.
    if (name === 'agreeToTerms') return t.agreeToTermsName
    const text: unknown = Reflect.get(t, name)
    return typeof text === 'string' ? text : name
  }
}
