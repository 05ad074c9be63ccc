import { type ExperienceValues, blankExperience, experienceStep } from '#domain/forms/entry.ts'
import * as options from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { StepForm } from '#src/forms/flow/StepForm.tsx'
import { useStep } from '#src/forms/flow/useStep.ts'
import { SelectField } from '#src/forms/SelectField.tsx'
import { TextAreaField } from '#src/forms/TextField.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { choicesOf } from './fields/choices.ts'
import { entryHead } from './steps/entryHead.ts'
import { EntryStepPage } from './steps/EntryStepPage.tsx'
import { ProcessField } from './fields/ProcessField.tsx'
import { SkillRows } from './fields/SkillRows.tsx'
import { useEntryLabel } from './fields/useEntryLabel.ts'

/** The third step: experience and wishes. */
function EntryExperiencePage() {
  const t = useTexts('entry')
  const person = useTexts('personOptions')
  const href = useHref()
  const labelOf = useEntryLabel()
  const step = useStep({ step: 'entryExperience', schema: experienceStep, blank: blankExperience, labelOf })
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
          <SelectField<ExperienceValues>
            name="presentOccupation"
            label={t.presentOccupation}
            choices={choicesOf(options.PresentOccupation, person.presentOccupation)}
          />
          <SkillRows />
          <SelectField<ExperienceValues>
            name="yearWorkExperience"
            label={t.yearWorkExperience}
            choices={choicesOf(options.YearsOfExperience, person.yearsOfExperience)}
          />
          <ProcessField />
        </FieldGroup>
        <FieldGroup title={t.wishes}>
          <SelectField<ExperienceValues>
            optional
            name="expectedStartPeriod"
            label={t.expectedStartPeriod}
            choices={choicesOf(options.ExpectedStartPeriod, person.expectedStartPeriod)}
          />
          <TextAreaField<ExperienceValues>
            optional
            name="otherRequests"
            label={t.otherRequests}
            help={t.otherRequestsHint}
          />
        </FieldGroup>
      </StepForm>
    </EntryStepPage>
  )
}

export default definePage({ component: EntryExperiencePage, head: entryHead('entryExperience') })
