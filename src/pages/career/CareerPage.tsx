import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type CareerValues, careerForm } from '#domain/forms/career.ts'
import { careerRequest } from '#domain/forms/careerRequest.ts'
import { languages } from '#domain/lang.ts'
import { type Career, careerQuery, sendCareer } from '#src/api/career.ts'
import type { Profile } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Editor } from '#src/features/documents/Editor.tsx'
import { StoredDocument } from '#src/features/documents/StoredDocument.tsx'
import { useToday } from '#src/features/documents/useToday.ts'
import { SaveFailure } from '#src/features/saving/SaveFailure.tsx'
import { useMerge } from '#src/features/saving/useMerge.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { filledWith } from '#src/forms/flow/draft.ts'
import { useFlowState } from '#src/forms/flow/flowContext.ts'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { StepForm } from '#src/forms/flow/StepForm.tsx'
import { useSending } from '#src/forms/flow/useSending.ts'
import { useStep } from '#src/forms/flow/useStep.ts'
import { definePage } from '#src/page/definePage.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { CareerFields } from './fields/CareerFields.tsx'
import { careerHead } from './form/careerHead.ts'
import { careerSample, startOfCareer } from './form/careerStart.ts'
import { useCareerLabel } from './form/useCareerLabel.ts'
import { useCareerMessage } from './form/useCareerMessage.ts'
import { CareerSheet } from './sheet/CareerSheet.tsx'

/** The editor of the career history. It starts with the stored one; what is loaded later does not change it. */
function CareerPage() {
  const t = useTexts('career')
  const query = useQuery(careerQuery(useLang()))
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
  const href = useHref()
  const today = useToday()
  const [start] = useState(() => startOfCareer(career, profile, today))
  const schema = useMemo(() => careerForm(today), [today])
  const step = useStep({
    step: 'career',
    schema,
    blank: start,
    sample: careerSample,
    labelOf: useCareerLabel(),
    messageOf: useCareerMessage(),
  })
  const save = useSaveCareer(start, step.form.refuse)
  return (
    <Editor title={t.title} preview={<Preview start={start} />}>
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
            title={saving.title}
            labelOf={step.form.labelOf}
            onRetry={save.start}
            busy={save.busy}
          />
        )}
      </StepForm>
    </Editor>
  )
}

/** Saves the career history and goes to the complete page. `refuse` shows the server's messages about fields. */
function useSaveCareer(start: CareerValues, refuse: ReturnType<typeof useStep>['form']['refuse']) {
  const lang = useLang()
  const queryClient = useQueryClient()
  const { id, email } = useAuth()
  const merge = useMerge({
    start,
    query: careerQuery(lang),
    valuesOf: (career) =>
      career.createdDate === null ? start : startOfCareer(career, null, start.createdDate),
  })
  return useSending({
    blank: start,
    sample: careerSample,
    send: async (values) => {
      const stored = await sendCareer(lang, careerRequest(await merge(values)))
      for (const each of languages) queryClient.setQueryData(careerQuery(each).queryKey, stored)
      return { id, email }
    },
    refuse: (errors) => {
      refuse(errors)
      return errors.length > 0
    },
  })
}

function Preview({ start }: { start: CareerValues }) {
  const { draft } = useFlowState().state
  return <CareerSheet values={filledWith(start, draft, careerSample)} />
}

export default definePage({ component: CareerPage, head: careerHead('career') })
