import { matchPath } from 'react-router'
import { languages } from '#domain/lang.ts'
import { useTexts } from '../../context/language.ts'
import { isDocument, stepsOf } from '../../routes/flows.ts'
import { flowState } from '../../routes/flowState.ts'
import { inLanguage } from '../../routes/href.ts'
import type { FlowId } from '../../routes/row.ts'
import { table } from '../../routes/table.ts'
import { LeaveQuestion } from '../LeaveQuestion.tsx'
import { useFlowId } from './flowContext.ts'

/** Asks for confirmation before the person leaves a flow with a draft. `onLeave` removes the draft. */
export function LeaveDialog({ onLeave }: { onLeave: () => Promise<void> }) {
  const flow = useFlowId()
  const { leave: t } = useTexts('forms')
  return (
    <LeaveQuestion
      when={({ pathname }) => hasDraft(flow) && !isStep(flow, pathname)}
      text={isDocument(flow) ? t.unsaved : t.text}
      sending={isDocument(flow) ? t.saved : t.sent}
      onLeave={onLeave}
    />
  )
}

function hasDraft(flow: FlowId): boolean {
  const { draft, receipt } = flowState(flow).get()
  return receipt === null && Object.keys(draft).length > 0
}

/** Returns true when an address is a step of the flow in any language, so that switching the language does not ask. */
function isStep(flow: FlowId, pathname: string): boolean {
  return stepsOf(flow).some((id) =>
    languages.some((lang) =>
      matchPath({ path: inLanguage(lang, table[id].path), caseSensitive: true }, pathname),
    ),
  )
}
