import { useTexts } from '#src/context/language.ts'

/** The label of a field of the entry by its name, rows included. */
export function useEntryLabel() {
  const t = useTexts('entry')
  return (name: string): string => {
    const [, row, part] = /^itSkills\.(\d)\.(\w+)$/.exec(name) ?? []
    const number = Number(row) + 1
    if (row) return part === 'yoe' ? t.yoe({ number }) : t.skill({ number })
    // Its label is a sentence with a link in it.
    if (name === 'agreeToTerms') return t.agreeToTermsName
    const text: unknown = Reflect.get(t, name)
    return typeof text === 'string' ? text : name
  }
}
