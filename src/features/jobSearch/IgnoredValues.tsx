import { SEARCH_WORDS } from '#domain/limits.ts'
import { useTexts } from '#src/context/language.ts'
import { Note } from '#src/ui/Note.tsx'
import type { IgnoredValue } from './searchState.ts'

const NAMED = 10
const LONGEST = 80

/** Lists the ignored values of the URL, and the search words beyond the limit. Renders nothing when all are valid. */
export function IgnoredValues({ ignored }: { ignored: IgnoredValue[] }) {
  const t = useTexts('jobs')
  const words = ignored.filter(({ name }) => name === 'searchWord').map(({ value }) => value)
  const unknown = ignored
    .filter(({ name }) => name !== 'searchWord')
    .map(({ name, value }) => `${name}=${value}`)
  return (
    <>
      {unknown.length > 0 && <Note role="status">{t.ignored(named(unknown))}</Note>}
      {words.length > 0 && (
        <Note role="status">{t.ignoredWords({ limit: SEARCH_WORDS, ...named(words) })}</Note>
      )}
    </>
  )
}

/** Returns the first values, shortened, and the number of the others. */
function named(all: string[]): { values: string[]; more: number } {
  const values = all.slice(0, NAMED).map(shortened)
  return { values, more: all.length - values.length }
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
