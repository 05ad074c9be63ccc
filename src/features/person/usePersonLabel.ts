import { useTexts } from '#src/context/language.ts'

/** Returns a function that gives the label of a person's field by its name, including rows; undefined for the name of another field. */
export function usePersonLabel() {
  const t = useTexts('personFields')
  return (name: string): string | undefined => {
    const [, row, part] = /^itSkills\.(\d)\.(\w+)$/.exec(name) ?? []
    const number = Number(row) + 1
    if (row) return part === 'yoe' ? t.yoe({ number }) : t.skill({ number })
    const text: unknown = Reflect.get(t, name)
    return typeof text === 'string' ? text : undefined
  }
}
