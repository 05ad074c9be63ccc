import type { ConsentDocument } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import styles from './Documents.module.css'

/** The digits of a version that people read: two versions of one document that differ in others only are next to impossible. */
const SHOWN_DIGITS = 8

/** Documents with their versions. */
export function Documents({ documents }: { documents: ConsentDocument[] }) {
  const { consent: t } = useTexts('processes')
  const names = useTexts('documentNames')
  return (
    <ul className={styles.documents}>
      {documents.map(({ document, name, version }) => (
        <li key={document}>
          <span>{t.document({ name: names[document], file: name })}</span>
          <span className="meta num">{t.version({ version: version.slice(0, SHOWN_DIGITS) })}</span>
        </li>
      ))}
    </ul>
  )
}
