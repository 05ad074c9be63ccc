import { SavedPage } from '#src/features/documents/SavedPage.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'

/** The last step: the career history is saved. */
export default definePage({
  component: () => <SavedPage document="career" seed={13} />,
  head: headOf('career', ({ title, steps, description }) => ({
    title: `${title}: ${steps.careerComplete}`,
    description,
  })),
})
