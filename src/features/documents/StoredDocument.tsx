import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Profile, useGetProfile } from '#src/api/profile.ts'
import { useHasFailed } from '#src/api/useHasFailed.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useRetry } from '#src/context/useRetry.ts'
import { useHref } from '#src/routes/useHref.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { MoreLink } from '#src/ui/Link.tsx'
import { EditorSkeleton } from './Editor.tsx'
import styles from './Editor.module.css'

interface StoredDocumentProps<Document> {
  document: 'resume' | 'career'
  query: Pick<
    UseQueryResult<Document, unknown>,
    'data' | 'isError' | 'isSuccess' | 'errorUpdateCount' | 'isFetching' | 'refetch'
  >
  /** `profile` is null for a document that was saved before. */
  children: (document: Document, profile: Profile | null) => ReactNode
}

/** Waits for the stored document, which the form starts from, and for a new one also for the profile. An error can be retried. */
export function StoredDocument<Document extends { createdDate: string | null }>({
  document,
  query,
  children,
}: StoredDocumentProps<Document>) {
  const t = useTexts('documents')
  const href = useHref()
  const isNew = query.data?.createdDate === null
  const profile = useGetProfile(useLang(), { query: { enabled: isNew } })
  const asked = isNew ? profile : query
  const hasFailed = useHasFailed(asked)
  const retry = useRetry(asked)
  // A new document is stored once its first save succeeds, also if the response is lost: the form must stay the same one then.
  if (query.data && (!isNew || profile.data)) {
    return (
      <>
        {!isNew && (
          <p className={styles.pdf}>
            <MoreLink icon="download" to={`${href('pdf')}?page=${document}`}>
              {t.pdfOfSaved}
            </MoreLink>
          </p>
        )}
        {children(query.data, isNew ? (profile.data ?? null) : null)}
      </>
    )
  }
  if (!hasFailed) return <EditorSkeleton label={t.loading} />
  return (
    <ErrorState title={t.loadFailed.title} {...retry}>
      {t.loadFailed.text}
    </ErrorState>
  )
}
