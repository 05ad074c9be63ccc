import { SavedPage } from '#src/features/documents/SavedPage.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { careerHead } from './form/careerHead.ts'

/** The last step: the career history is saved. */
export default definePage({
  component: () => <SavedPage document="career" seed={13} />,
  head: careerHead('careerComplete'),
})
