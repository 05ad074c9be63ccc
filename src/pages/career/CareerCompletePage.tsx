import { useTexts } from '#src/context/language.ts'
import { SavedPage } from '#src/features/documents/SavedPage.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { careerHead } from './form/careerHead.ts'

/** The last step: the career history is saved. */
function CareerCompletePage() {
  const t = useTexts('career')
  return (
    <SavedPage
      step="careerComplete"
      editor="career"
      title={t.completeTitle}
      text={t.completeText}
      steps={Object.values(t.steps)}
    />
  )
}

export default definePage({ component: CareerCompletePage, head: careerHead('careerComplete') })
