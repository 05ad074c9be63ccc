import { useTexts } from '#src/context/language.ts'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import styles from './SavedPage.module.css'

interface SavedPageProps {
  step: 'resumeComplete' | 'careerComplete'
  /** The page to edit the document again. */
  editor: 'resume' | 'career'
  title: string
  text: string
  steps: readonly string[]
}

/** The complete page of a document. */
export function SavedPage({ step, editor, title, text, steps }: SavedPageProps) {
  const t = useTexts('documents')
  const href = useHref()
  return (
    <FlowPage narrow step={step} title={title} steps={steps}>
      <Note tone="ok">
        <p>{text}</p>
      </Note>
      <div className={styles.ways}>
        <Button icon="download" to={`${href('pdf')}?page=${editor}`}>
          {t.makePdf}
        </Button>
        <Button variant="text" to={href(editor)}>
          {t.again}
        </Button>
        <Button variant="text" to={href('mypage')}>
          {t.toMypage}
        </Button>
      </div>
    </FlowPage>
  )
}
