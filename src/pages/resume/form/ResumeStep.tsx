import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ResumeValues } from '#domain/forms/resume.ts'
import { type Resume, resumeQuery } from '#src/api/resume.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { StoredDocument } from '#src/features/documents/StoredDocument.tsx'
import { useToday } from '#src/features/documents/useYears.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { FlowPage } from '#src/forms/flow/FlowPage.tsx'
import { startOfResume } from './resumeStart.ts'

interface ResumeStepProps {
  step: 'resume' | 'resumeStep2'
  children: (start: ResumeValues) => ReactNode
}

/** A step with a form. The form starts with the stored resume; what is loaded later does not change it. */
export function ResumeStep({ step, children }: ResumeStepProps) {
  const t = useTexts('resume')
  const query = useQuery(resumeQuery(useLang()))
  return (
    <FlowPage step={step} title={t.title} lead={t.lead} steps={Object.values(t.steps)}>
      <StoredDocument query={query}>{(resume) => <Start resume={resume}>{children}</Start>}</StoredDocument>
    </FlowPage>
  )
}

function Start({ resume, children }: { resume: Resume; children: ResumeStepProps['children'] }) {
  const { name } = useAuth()
  const today = useToday()
  const [start] = useState(() => startOfResume(resume, { name, today }))
  return children(start)
}
