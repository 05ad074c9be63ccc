import type { ReactNode } from 'react'
import { useLang, useTexts } from '#src/context/language.ts'
import type { Source } from '#src/features/pdf/layOut.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { BackLink } from '#src/ui/Link.tsx'
import { MixedText } from '#src/ui/MixedText.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import type { DocumentKind } from './document.ts'
import { DocumentPdf } from './DocumentPdf.tsx'
import styles from './DocumentPdf.module.css'

interface DocumentViewProps {
  kind: DocumentKind
  /** Undefined while the document is being loaded. */
  source?: Source
  /** Starts the download as soon as the file is made. */
  startsDownload?: boolean
  /** Shown instead of the document, while it is being loaded or after a failure. */
  children?: ReactNode
}

/** A document's page: heading, the way back to the editor, and the file, or a way to write the document first. */
export function DocumentView({ kind, source, startsDownload = false, children }: DocumentViewProps) {
  const t = useTexts('pdf')[kind]
  const lang = useLang()
  const editor = useHref()(kind)
  const isEmpty = source?.content.createdDate === null
  return (
    <>
      <div className={styles.back}>
        <BackLink to={editor}>{t.back}</BackLink>
      </div>
      <PageHeader
        tight
        className={styles.header}
        title={startsDownload ? t.downloadTitle : t.title}
        lead={<MixedText text={t.lead} lang={lang} />}
      />
      {isEmpty && (
        <EmptyState
          title={t.emptyTitle}
          actions={
            <Button to={editor} variant="go">
              {t.start}
            </Button>
          }
        >
          {t.emptyText}
        </EmptyState>
      )}
      {source && !isEmpty && <DocumentPdf key={kind} source={source} startsDownload={startsDownload} />}
      {children}
    </>
  )
}
