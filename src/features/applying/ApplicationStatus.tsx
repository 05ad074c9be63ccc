import { endedWithoutResult } from '#domain/processes/stages.ts'
import type { AppliedJob } from '#src/api/applications.ts'
import { useTexts } from '#src/context/language.ts'
import { Label } from '#src/ui/Label.tsx'

/** Whether the person has applied for a job, and whether that application has ended. */
export function ApplicationStatus({ application }: { application: Pick<AppliedJob, 'status'> }) {
  const { status: t } = useTexts('applying')
  return endedWithoutResult(application.status) ? (
    <Label tone="off">{t.ended}</Label>
  ) : (
    <Label tone="ok">{t.running}</Label>
  )
}
