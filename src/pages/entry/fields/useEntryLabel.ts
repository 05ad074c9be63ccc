import { entryLabels } from '#i18n/fieldLabels/entry.ts'
import { useTexts } from '#src/context/language.ts'

/** Returns a function that gives the label of an entry field by its name, including rows, or of its group for a rule of the group. */
export function useEntryLabel() {
  const t = useTexts('entry')
  const labelOf = entryLabels(t, useTexts('personFields'))
  return (name: string, rule?: string): string =>
    rule === 'resumeGroupRequired' ? t.filesTitle : (labelOf(name) ?? name)
}
