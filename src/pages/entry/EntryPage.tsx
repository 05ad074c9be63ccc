import { toldAnswers } from '#domain/fit/toldAnswers.ts'
import { blankPerson } from '#domain/forms/blanks.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { forgetChosenJobs } from '#src/features/favorites/entryStore.ts'
import { toldConditions } from '#src/features/jobs/fit/toldConditions.ts'
import { StepForm } from '#src/forms/flow/StepForm.tsx'
import { useStep } from '#src/forms/flow/useStep.ts'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { useStore } from '#src/lib/store.ts'
import { definePage } from '#src/page/definePage.tsx'
import { clearEntryFiles } from './draft/entryFiles.ts'
import { ConsentFields } from './fields/ConsentFields.tsx'
import { hasCheckFailed, isAvailable } from './fields/emailCheck.ts'
import { Intro } from './fields/Intro.tsx'
import { ContactFields, StandingFields } from './fields/PersonFields.tsx'
import { useEntryLabel } from './fields/useEntryLabel.ts'
import { entryHead } from './steps/entryHead.ts'
import { EntryStepPage } from './steps/EntryStepPage.tsx'

/** The first step: the person, their contact details and consents. */
function EntryPage() {
  const t = useTexts('entry')
  const forms = useTexts('forms')
  const lang = useLang()
  const schema = async () =>
    (await import('#domain/forms/entry.ts')).personStep((email) => isAvailable(lang, email))
  const told = useStore(toldConditions)
  const step = useStep({
    step: 'entry',
    schema,
    blank: blankPerson,
    preset: toldAnswers(toldConditions.get()),
    labelOf: useEntryLabel(),
    messageOf: ({ rule }) => (rule === 'validateEmail' && hasCheckFailed() ? t.emailUnchecked : undefined),
  })
  return (
    <EntryStepPage step="entry">
      <StepForm
        step={step}
        actions={<SubmitButton busy={step.form.form.formState.isSubmitting}>{t.toFiles}</SubmitButton>}
      >
        <Intro>{forms.intro}</Intro>
        <ContactFields />
        <StandingFields isFromSearch={Object.keys(toldAnswers(told)).length > 0} />
        <ConsentFields />
      </StepForm>
    </EntryStepPage>
  )
}

async function clearFlow(): Promise<void> {
  forgetChosenJobs()
  await clearEntryFiles()
}

export default definePage({
  component: EntryPage,
  head: entryHead('entry'),
  clearFlow,
  isCorrectedAfterwards: true,
})
