import { useTexts } from '#src/context/language.ts'
import { Note } from '#src/ui/Note.tsx'
import styles from './Panel.module.css'
import type { Gap } from './gaps.ts'

/** Lists the empty fields of the document. */
export function Gaps({ gaps }: { gaps: Gap[] }) {
  const { gaps: t } = useTexts('pdf')
  if (gaps.length === 0) return null
  return (
    <Note>
      {t.title}
      <ul className={styles.gaps}>
        {gaps.map((gap) => (
          <li key={gap}>{t[gap]}</li>
        ))}
      </ul>
    </Note>
  )
}
