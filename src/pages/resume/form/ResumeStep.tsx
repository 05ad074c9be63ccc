import { type ReactNode, useState } from 'react'
import type { ResumeValues } from '#domain/forms/resume.ts'
import { useGetResume } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useToday } from '#src/context/now.ts'
import { StoredDocument } from '#src/features/documents/StoredDocument.tsx'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { startOfResume } from './resumeForm.ts'

interface ResumeStepProps {
  step: 'resume' | 'resumeStep2'
  children: (start: ResumeValues) => ReactNode
}

/** A step with a form. The form starts with the stored resume; data that is loaded later does not change it. */
export function ResumeStep({ step, children }: ResumeStepProps) {
  const t = useTexts('resume')
  const query = useGetResume(useLang())
  return (
    <FlowPage step={step} title={t.title} lead={t.lead} steps={Object.values(t.steps)}>
      <StoredDocument document="resume" query={query}>
        {(resume, profile) => <Start of={(today) => startOfResume(resume, profile, today)}>{children}</Start>}
      </StoredDocument>
    </FlowPage>
  )
}

interface StartProps {
  of: (today: string) => ResumeValues
  children: ResumeStepProps['children']
}

function Start({ of, children }: StartProps) {
  const today = useToday()
  const [start] = useState(() => of(today))
  return children(start)
}
