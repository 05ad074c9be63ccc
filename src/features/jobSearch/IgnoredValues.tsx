import { useTexts } from '#src/context/language.ts'
import { Note } from '#src/ui/Note.tsx'
import type { IgnoredValue } from './searchState.ts'

const NAMED = 10
const LONGEST = 80

/** Says which values of the URL were not understood; nothing where all were. */
export function IgnoredValues({ ignored }: { ignored: IgnoredValue[] }) {
  const t = useTexts('jobs')
  if (ignored.length === 0) return null
  const values = ignored.slice(0, NAMED).map(({ name, value }) => `${name}=${shortened(value)}`)
  return <Note role="status">{t.ignored({ values, more: ignored.length - values.length })}</Note>
}

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
