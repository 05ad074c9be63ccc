import { useTexts } from '#src/context/language.ts'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Done } from '#src/ui/Done.tsx'
import { Note } from '#src/ui/mantine/Note.tsx'

interface SavedPageProps {
  document: 'resume' | 'career'
  /** Selects the bridge. */
  seed: number
}

/** The last step of a document's flow: it is saved. */
export function SavedPage({ document, seed }: SavedPageProps) {
  const t = useTexts('documents')
  const { completeTitle, steps } = useTexts(document)
  const href = useHref()
  return (
    <FlowPage step={`${document}Complete`} title={completeTitle} steps={Object.values(steps)}>
      <Done
        seed={seed}
        actions={
          <>
            <Button icon="download" to={`${href('pdf')}?page=${document}`}>
              {t.makePdf}
            </Button>
            <Button variant="text" to={href(document)}>
              {t.again}
            </Button>
            <Button variant="text" to={href('mypage')}>
              {t.toMypage}
            </Button>
          </>
        }
      >
        <Note tone="ok">
          <p>{t.saved}</p>
        </Note>
      </Done>
    </FlowPage>
  )
}
