import { blankExperience } from '#domain/forms/blanks.ts'
import { experienceStep } from '#domain/forms/entry.ts'
import { useTexts } from '#src/context/language.ts'
import { OccupationField, StartPeriodField, YearsField } from '#src/features/person/ExperienceFields.tsx'
import { ProcessField } from '#src/features/person/ProcessField.tsx'
import { SkillRows } from '#src/features/person/SkillRows.tsx'
import { RequestsField } from '#src/features/person/TextFields.tsx'
import { useSkillMessage } from '#src/features/person/useSkillMessage.ts'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { StepForm } from '#src/forms/flow/StepForm.tsx'
import { useStep } from '#src/forms/flow/useStep.ts'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { useEntryLabel } from './fields/useEntryLabel.ts'
import { entryHead } from './steps/entryHead.ts'
import { EntryStepPage } from './steps/EntryStepPage.tsx'

/** The third step: experience and wishes. */
function EntryExperiencePage() {
  const t = useTexts('entry')
  const { skillsHint } = useTexts('personFields')
  const href = useHref()
  const labelOf = useEntryLabel()
  const step = useStep({
    step: 'entryExperience',
    schema: experienceStep,
    blank: blankExperience,
    labelOf,
    messageOf: useSkillMessage(),
  })
  return (
    <EntryStepPage step="entryExperience">
      <StepForm
        step={step}
        actions={
          <>
            <SubmitButton busy={step.form.form.formState.isSubmitting}>{t.toConfirm}</SubmitButton>
            <Button variant="text" to={href('entryFiles')}>
              {t.backToFiles}
            </Button>
          </>
        }
      >
        <FieldGroup title={t.work}>
          <OccupationField />
          <SkillRows required hint={skillsHint} />
          <YearsField />
          <ProcessField />
        </FieldGroup>
        <FieldGroup title={t.wishes}>
          <StartPeriodField />
          <RequestsField />
        </FieldGroup>
      </StepForm>
    </EntryStepPage>
  )
}

export default definePage({ component: EntryExperiencePage, head: entryHead('entryExperience') })
