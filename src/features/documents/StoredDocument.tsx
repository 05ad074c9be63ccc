import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Profile, profileQuery } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'

interface StoredDocumentProps<Document> {
  query: Pick<UseQueryResult<Document, unknown>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  /** `profile` is null for a document that was saved before. */
  children: (document: Document, profile: Profile | null) => ReactNode
}

/** Waits for the stored document, which the form starts from, and for a new one also for the profile. An error can be retried. */
export function StoredDocument<Document extends { createdDate: string | null }>({
  query,
  children,
}: StoredDocumentProps<Document>) {
  const t = useTexts('documents')
  const isNew = query.data?.createdDate === null
  const profile = useQuery({ ...profileQuery(useLang()), enabled: isNew })
  const { isError, isFetching, refetch } = isNew ? profile : query
  if (query.data && !isNew) return children(query.data, null)
  if (query.data && profile.data) return children(query.data, profile.data)
  if (!isError) return <EditorSkeleton label={t.loading} />
  return (
    <ErrorState
      title={t.loadFailed.title}
      retryLabel={t.loadFailed.retry}
      onRetry={() => void refetch()}
      busy={isFetching}
    >
      {t.loadFailed.text}
    </ErrorState>
  )
}
