import { SavedPage } from '#src/features/documents/SavedPage.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { resumeHead } from './form/resumeHead.ts'

/** The last step: the resume is saved. */
export default definePage({
  component: () => <SavedPage document="resume" seed={11} />,
  head: resumeHead('resumeComplete'),
})
