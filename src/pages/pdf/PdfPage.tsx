import { ApiError } from '#src/api/apiError.ts'
import type { Source } from '#src/features/pdf/layOut.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import { notFound } from '#src/page/loading.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { documentHead, documentOf, loadDocument } from './document.ts'
import { DocumentView } from './DocumentView.tsx'

/** A document as its sheets, to be downloaded. */
function PdfPage({ data: source }: { data: Source }) {
  return <DocumentView kind={source.kind} source={source} />
}

/** The page requires that the document loads (spec §2). An ended session leads to the login as everywhere. */
async function load({ url, lang, queryClient }: PageContext): Promise<Source> {
  const kind = documentOf(url)
  try {
    return await loadDocument(kind, lang, queryClient)
  } catch (error) {
    throw error instanceof ApiError && error.status !== 401 ? notFound() : error
  }
}

const head = documentHead('title')

export default defineDataPage({ component: PdfPage, load, head, waitingHead: head })
