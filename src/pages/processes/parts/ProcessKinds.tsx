import type { Process } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import { KindList } from '#src/features/jobs/KindList.tsx'
import { ProcessLabel } from '#src/features/processes/ProcessLabel.tsx'
import { Label } from '#src/ui/Label.tsx'

/** The labels above the title of an application or a recommendation: its status, its date, and the number of the job. */
export function ProcessKinds({ process, date }: { process: Process; date: string }) {
  const t = useTexts('processes')
  return (
    <KindList>
      <li>
        <ProcessLabel status={process.status_id} />
      </li>
      {!process.isOpen && (
        <li>
          <Label tone="off">{t.closed}</Label>
        </li>
      )}
      <li>{date}</li>
      <li>{t.jobNumber({ id: process.job.job_id })}</li>
    </KindList>
  )
}
