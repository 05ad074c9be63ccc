import { Suspense } from 'react'
import { useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { SkeletonParts } from '#src/ui/mantine/SkeletonParts.tsx'
import type { Source } from '../layOut.ts'

/** The layout of the file and its fonts are large, so they load after the form. */
const LivePaper = latePart({
  texts: ['pdf'],
  load: async () => (await import('./LivePaper.tsx')).LivePaper,
  instead: NoPreview,
})

/** The sheets of a document that is being written. */
export function DocumentPreview(props: { source: Source; from?: number }) {
  return (
    <Suspense fallback={<SkeletonParts parts={['paper']} />}>
      <LivePaper {...props} />
    </Suspense>
  )
}

function NoPreview() {
  const { previewFailed: t } = useTexts('documents')
  return <p className="meta">{`${t.title} ${t.text}`}</p>
}
