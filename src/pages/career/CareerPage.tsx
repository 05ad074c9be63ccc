import { useMemo, useState } from 'react'
import { isCompleteDate } from '#domain/dateParts.ts'
import { type CareerValues, careerForm } from '#domain/forms/career.ts'
import { careerRequest } from '#domain/forms/careerRequest.ts'
import {
  type Career,
  type Profile,
  getGetCareerQueryOptions,
  useGetCareer,
  useStoreCareer,
} from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useToday } from '#src/context/now.ts'
import { Editor } from '#src/features/documents/Editor.tsx'
import { StoredDocument } from '#src/features/documents/StoredDocument.tsx'
import { DocumentPreview } from '#src/features/pdf/preview/DocumentPreview.tsx'
import { SaveFailure } from '#src/features/saving/SaveFailure.tsx'
import { useSaveDocument } from '#src/features/saving/useSaveDocument.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { filledWith } from '#src/forms/flow/draft.ts'
import { useFlowState } from '#src/forms/flow/flowContext.ts'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { StepForm } from '#src/forms/flow/StepForm.tsx'
import { useStep } from '#src/forms/flow/useStep.ts'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { CareerFields } from './fields/CareerFields.tsx'
import { careerSample, startOfCareer, useCareerTexts } from './form/careerForm.ts'

/** The editor of the career history. It starts with the stored one; data that is loaded later does not change it. */
function CareerPage() {
  const t = useTexts('career')
  const query = useGetCareer(useLang())
  return (
    <FlowPage step="career" title={t.title} lead={t.lead} steps={Object.values(t.steps)}>
      <StoredDocument document="career" query={query}>
        {(career, profile) => <CareerEditor career={career} profile={profile} />}
      </StoredDocument>
    </FlowPage>
  )
}

function CareerEditor({ career, profile }: { career: Career; profile: Profile | null }) {
  const t = useTexts('career')
  const { saving, toMypage } = useTexts('documents')
  const lang = useLang()
  const href = useHref()
  const today = useToday()
  const [start] = useState(() => startOfCareer(career, profile, today))
  const schema = useMemo(() => careerForm(today), [today])
  const step = useStep({
    step: 'career',
    schema,
    blank: start,
    sample: careerSample,
    ...useCareerTexts(),
  })
  const { id, email } = useAuth()
  const { mutateAsync: storeCareer } = useStoreCareer()
  const save = useSaveDocument({
    start,
    sample: careerSample,
    query: getGetCareerQueryOptions(lang),
    valuesOf: (stored) => startOfCareer(stored, null, start.createdDate),
    receipt: { id, email },
    save: (values) => storeCareer({ lang, data: careerRequest(values) }),
    refuse: step.form.refuse,
  })
  return (
    <Editor preview={<Preview start={start} />}>
      <StepForm
        step={step}
        onValid={save.start}
        actions={
          <>
            <SubmitButton busy={save.busy}>{t.save}</SubmitButton>
            <Button variant="text" to={href('mypage')}>
              {toMypage}
            </Button>
          </>
        }
      >
        <CareerFields />
        {save.failure !== null && (
          <SaveFailure
            error={save.failure}
            titles={saving}
            labelOf={step.form.labelOf}
            onRetry={save.start}
            busy={save.busy}
          />
        )}
      </StepForm>
    </Editor>
  )
}

function Preview({ start }: { start: CareerValues }) {
  const { draft } = useFlowState().state
  const values = filledWith(start, draft, careerSample)
  const createdDate = isCompleteDate(values.createdDate) ? values.createdDate : ''
  return <DocumentPreview source={{ kind: 'career', content: careerRequest({ ...values, createdDate }) }} />
}

export default definePage({ component: CareerPage, head: headOf('career', (t) => t) })
