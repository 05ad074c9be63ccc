import type { MissingPart } from '#domain/completeness.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { inLanguage } from '#src/routes/href.ts'
import { pageIds, table } from '#src/routes/table.ts'

/** Returns the missing parts with their labels and the addresses that fill them. */
export function useMissingLinks(missing: MissingPart[]) {
  const lang = useLang()
  const { parts } = useTexts('completeness')
  return missing.flatMap(({ part, page, field, minutes }) => {
    const name: string = page
    const id = pageIds.find((each) => each === name)
    if (!id) return []
    const to = inLanguage(lang, table[id].path) + (field && `#${field}`)
    return [{ part, minutes, label: parts[part], to }]
  })
}
