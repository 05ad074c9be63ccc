import { useTexts } from '#src/context/language.ts'
import { SavedPage } from '#src/features/documents/SavedPage.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { resumeHead } from './form/resumeHead.ts'

/** The last step: the resume is saved. */
function ResumeCompletePage() {
  const t = useTexts('resume')
  return (
    <SavedPage
      step="resumeComplete"
      editor="resume"
      title={t.completeTitle}
      text={t.completeText}
      steps={Object.values(t.steps)}
    />
  )
}

export default definePage({ component: ResumeCompletePage, head: resumeHead('resumeComplete') })
