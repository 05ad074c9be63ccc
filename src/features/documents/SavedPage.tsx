import { useTexts } from '#src/context/language.ts'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Span } from '#src/ui/art/Span.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import styles from './SavedPage.module.css'

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
      <div className={styles.page}>
        <Span seed={seed} width={640} height={160} className={styles.picture} />
        <Note tone="ok">
          <p>{t.saved}</p>
        </Note>
        <div className={styles.ways}>
          <Button icon="download" to={`${href('pdf')}?page=${document}`}>
            {t.makePdf}
          </Button>
          <Button variant="text" to={href(document)}>
            {t.again}
          </Button>
          <Button variant="text" to={href('mypage')}>
            {t.toMypage}
          </Button>
        </div>
      </div>
    </FlowPage>
  )
}
