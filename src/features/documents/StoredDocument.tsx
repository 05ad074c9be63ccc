import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '#src/context/language.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'

interface StoredDocumentProps<Document> {
  query: Pick<UseQueryResult<Document, unknown>, 'data' | 'isError' | 'isFetching' | 'refetch'>
  children: (document: Document) => ReactNode
}

/** Waits for the stored document, which the form starts from; an error can be retried. */
export function StoredDocument<Document>({ query, children }: StoredDocumentProps<Document>) {
  const t = useTexts('documents')
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined) return children(data)
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
