import { ApiError } from '#src/api/apiError.ts'
import type { Source } from '#src/features/pdf/makePdf.ts'
import { defineDataPage } from '#src/page/definePage.tsx'
import { isOutage, isSessionEnd } from '#src/page/failure.ts'
import { notFound } from '#src/page/notFound.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { DocumentView } from './DocumentView.tsx'
import { documentHead, documentOf, loadDocument } from './document.ts'

/** A document as its sheets, to be downloaded. */
function PdfPage({ data: source }: { data: Source }) {
  return <DocumentView kind={source.kind} source={source} />
}

/** The page requires that the document loads (spec §2). After an ended session or an outage it follows later, as everywhere. */
async function load({ url, lang, queryClient }: PageContext): Promise<Source> {
  const kind = documentOf(url)
  try {
    return await loadDocument(kind, lang, queryClient)
  } catch (error) {
    throw isSessionEnd(error) || isOutage(error) || !(error instanceof ApiError) ? error : notFound()
  }
}

export default defineDataPage({ component: PdfPage, load, head: documentHead, waitingHead: documentHead })
