import type { MissingPart } from '#domain/completeness.ts'
import { useTexts } from '#src/context/language.ts'

/** This many missing parts are named; of more, their number. */
const NAMED = 3

/** Returns a function that names missing parts of the profile within a sentence. */
export function useMissingNames(): (missing: MissingPart[]) => string {
  const { missing: sentencePart } = useTexts('dashboard')
  const { parts } = useTexts('completeness')
  return (missing) => {
    const named = missing.length === NAMED + 1 ? NAMED + 1 : NAMED
    return sentencePart({
      parts: missing.slice(0, named).map(({ part }) => parts[part]),
      more: Math.max(0, missing.length - named),
    })
  }
}
