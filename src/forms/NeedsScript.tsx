import { useTexts } from '../context/language.ts'
import { Note } from '../ui/Note.tsx'

/** A notice for browsers with scripts switched off. */
export function NeedsScript() {
  const t = useTexts('forms')
  return (
    <noscript>
      <Note tone="warn">{t.needsScript}</Note>
    </noscript>
  )
}
