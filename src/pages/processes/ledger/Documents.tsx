import type { ConsentDocument } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Link } from '#src/ui/Link.tsx'
import styles from './Documents.module.css'

/** The digits of a version that people read: two versions of one document that differ in others only are next to impossible. */
const SHOWN_DIGITS = 8

interface DocumentsProps {
  documents: ConsentDocument[]
  /** Adds links to the present version of each document, where the applicant sees it as the employer would. */
  isLinked?: boolean
}

/** Documents with their versions. */
export function Documents({ documents, isLinked = false }: DocumentsProps) {
  const { consent: t } = useTexts('processes')
  const names = useTexts('documentNames')
  const addressOf = useAddressOf()
  return (
    <ul className={styles.documents}>
      {documents.map((document) => {
        const name = t.document({ name: names[document.document], file: document.name })
        return (
          <li key={document.document}>
            <span>
              {name}
              <span className="meta num">
                {t.version({ version: document.version.slice(0, SHOWN_DIGITS) })}
              </span>
            </span>
            {isLinked && (
              <Link to={addressOf(document)} aria-label={t.seeDocument({ name })}>
                {t.see}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Uploaded files are on the page of the profile. */
function useAddressOf() {
  const href = useHref()
  return ({ document, name }: ConsentDocument) => {
    const isMadeHere = name === '' && (document === 'resume' || document === 'career')
    return isMadeHere ? `${href('pdf')}?page=${document}` : href('profile')
  }
}
