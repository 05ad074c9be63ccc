import { LICENCES } from '#domain/formLimits.ts'
import type { ResumeReasonsValues, ResumeValues } from '#domain/forms/resume.ts'
import { useTexts } from '#src/context/language.ts'
import { Editor } from '#src/features/documents/Editor.tsx'
import { DocumentPreview } from '#src/features/pdf/preview/DocumentPreview.tsx'
import { SaveFailure } from '#src/features/saving/SaveFailure.tsx'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { StepForm } from '#src/forms/flow/StepForm.tsx'
import { useStep } from '#src/forms/flow/useStep.ts'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { TextAreaField } from '#src/forms/TextField.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { HistoryRows } from './fields/HistoryRows.tsx'
import { reasonsPart, resumeSample, useResumeTexts, calendarOf, useResumeValues } from './form/resumeForm.ts'
import { ResumeStep } from './form/ResumeStep.tsx'
import { useResumeSource } from './form/useResumeSource.ts'
import { useSaveResume } from './form/useSaveResume.ts'

const schema = async () => (await import('#domain/forms/resume.ts')).resumeReasonsStep

/** The second step: licences, motivation and wishes. It saves the resume. */
function ResumeStep2Page() {
  return <ResumeStep step="resumeStep2">{(start) => <ReasonsStep start={start} />}</ResumeStep>
}

function ReasonsStep({ start }: { start: ResumeValues }) {
  const t = useTexts('resume')
  const { saving } = useTexts('documents')
  const href = useHref()
  const era = calendarOf(useResumeValues(start))
  const step = useStep({
    step: 'resumeStep2',
    schema,
    blank: reasonsPart(start),
    sample: reasonsPart(resumeSample),
    ...useResumeTexts(),
  })
  const { start: save, busy, failure } = useSaveResume(start, step.form.refuse)
  return (
    <Editor preview={<Preview start={start} />}>
      <StepForm
        step={step}
        onValid={save}
        actions={
          <>
            <SubmitButton busy={busy}>{t.save}</SubmitButton>
            <Button variant="text" to={href('resume')}>
              {t.back}
            </Button>
          </>
        }
      >
        <FieldGroup title={t.licencesTitle}>
          <HistoryRows
            list="licences"
            title={t.licencesTitle}
            help={t.licencesHelp}
            add={t.addLicence}
            era={era}
            limit={LICENCES}
          />
        </FieldGroup>
        <FieldGroup title={t.reasonsTitle}>
          <TextAreaField<ResumeReasonsValues>
            optional
            name="motivation"
            label={t.labels.motivation}
            help={t.motivationHelp}
            rows={10}
          />
          <TextAreaField<ResumeReasonsValues>
            optional
            name="preferences"
            label={t.labels.preferences}
            help={t.preferencesHelp}
          />
        </FieldGroup>
        {failure !== null && (
          <SaveFailure
            error={failure}
            titles={saving}
            labelOf={step.form.labelOf}
            onRetry={save}
            busy={busy}
          />
        )}
      </StepForm>
    </Editor>
  )
}

function Preview({ start }: { start: ResumeValues }) {
  return <DocumentPreview source={useResumeSource(start)} from={1} />
}

export default definePage({
  component: ResumeStep2Page,
  head: headOf('resume', ({ title, steps, description }) => ({
    title: `${title}: ${steps.resumeStep2}`,
    description,
  })),
})
