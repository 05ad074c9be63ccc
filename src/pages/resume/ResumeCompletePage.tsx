import { SavedPage } from '#src/features/documents/SavedPage.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'

/** The last step: the resume is saved. */
export default definePage({
  component: () => <SavedPage document="resume" seed={11} />,
  head: headOf('resume', ({ title, steps, description }) => ({
    title: `${title}: ${steps.resumeComplete}`,
    description,
  })),
})
