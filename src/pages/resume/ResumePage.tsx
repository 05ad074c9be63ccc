import { useCallback } from 'react'
import type { ResumeValues } from '#domain/forms/resume.ts'
import { useTexts } from '#src/context/language.ts'
import { useToday } from '#src/context/now.ts'
import { Editor } from '#src/features/documents/Editor.tsx'
import { DocumentPreview } from '#src/features/pdf/preview/DocumentPreview.tsx'
import { StepForm } from '#src/forms/flow/StepForm.tsx'
import { useStep } from '#src/forms/flow/useStep.ts'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { AddressFields } from './fields/AddressFields.tsx'
import { DateFields } from './fields/DateFields.tsx'
import { HistoryFields } from './fields/HistoryFields.tsx'
import { PersonFields } from './fields/PersonFields.tsx'
import { personPart, resumeSample, useResumeTexts } from './form/resumeForm.ts'
import { ResumeStep } from './form/ResumeStep.tsx'
import { useResumeSource } from './form/useResumeSource.ts'

/** The first step: the person, education and work. */
function ResumePage() {
  return <ResumeStep step="resume">{(start) => <PersonStep start={start} />}</ResumeStep>
}

function PersonStep({ start }: { start: ResumeValues }) {
  const t = useTexts('resume')
  const { toMypage } = useTexts('documents')
  const href = useHref()
  const today = useToday()
  const schema = useCallback(
    async () => (await import('#domain/forms/resume.ts')).resumePersonStep(today),
    [today],
  )
  const step = useStep({
    step: 'resume',
    schema,
    blank: personPart(start),
    sample: personPart(resumeSample),
    ...useResumeTexts(),
  })
  return (
    <Editor preview={<Preview start={start} />}>
      <StepForm
        step={step}
        actions={
          <>
            <SubmitButton busy={step.form.form.formState.isSubmitting}>{t.next}</SubmitButton>
            <Button variant="text" to={href('mypage')}>
              {toMypage}
            </Button>
          </>
        }
      >
        <PersonFields start={start} />
        <AddressFields />
        <DateFields />
        <HistoryFields />
      </StepForm>
    </Editor>
  )
}

function Preview({ start }: { start: ResumeValues }) {
  return <DocumentPreview source={useResumeSource(start)} />
}

export default definePage({ component: ResumePage, head: headOf('resume', (t) => t) })
