import type { ProcessSummary } from '#src/api/processes.ts'
import { useTexts } from '#src/context/language.ts'
import { Label } from '#src/ui/mantine/Label.tsx'
import { ProcessLabel } from './ProcessLabel.tsx'

type ProcessKindsProps = { process: Pick<ProcessSummary, 'status' | 'isOpen'> }

/** The first items of a `KindList`: the status of an application or a recommendation, and whether its job is closed. */
export function ProcessKinds({ process }: ProcessKindsProps) {
  const t = useTexts('processes')
  return (
    <>
      <li>
        <ProcessLabel status={process.status} />
      </li>
      {!process.isOpen && (
        <li>
          <Label tone="off">{t.closed}</Label>
        </li>
      )}
    </>
  )
}
