import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { personal } from '#src/api/queries.ts'
import { useHasFailed } from '#src/api/useHasFailed.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useRetry } from '#src/context/useRetry.ts'
import { definePage } from '#src/page/definePage.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import { type DocumentKind, documentHead, documentOf, kindOf, loadDocument } from './document.ts'
import { DocumentView } from './DocumentView.tsx'

/** Makes a document's file and starts its download at once. */
function PdfGeneratePage() {
  const [query] = useSearchParams()
  const kind = kindOf(query.get('page'))
  return kind && <Generated key={kind} kind={kind} />
}

function Generated({ kind }: { kind: DocumentKind }) {
  const { loadFailed: t } = useTexts('pdf')
  const lang = useLang()
  const queryClient = useQueryClient()
  const asked = useQuery({
    queryKey: ['pdf', lang, kind],
    meta: personal,
    queryFn: () => loadDocument(kind, lang, queryClient),
    // The document itself is cached under its own key.
    gcTime: 0,
  })
  const hasFailed = useHasFailed(asked)
  const retry = useRetry(asked)
  const { data } = asked
  return (
    <DocumentView kind={kind} source={data} startsDownload>
      {!data && !hasFailed && <SkeletonParts parts={['paper']} />}
      {hasFailed && !data && (
        <ErrorState title={t.title} {...retry}>
          {t.text}
        </ErrorState>
      )}
    </DocumentView>
  )
}

async function prefetch({ url }: { url: URL }): Promise<void> {
  documentOf(url)
}

export default definePage({ component: PdfGeneratePage, prefetch, head: documentHead('downloadTitle') })
