import { useTexts } from '../context/language.ts'
import { Note } from '../ui/Note.tsx'

/** Shown where scripts are switched off. */
export function NeedsScript() {
  const t = useTexts('forms')
  return (
    <noscript>
      <Note tone="warn">{t.needsScript}</Note>
    </noscript>
  )
}
