import { matchPath, useBlocker } from 'react-router'
import { languages } from '#domain/lang.ts'
import { useTexts } from '../../context/language.ts'
import { isForcedLeave } from '../../lib/forcedLeave.ts'
import { isPersonal, stepsOf } from '../../routes/flows.ts'
import { inLanguage } from '../../routes/href.ts'
import { table } from '../../routes/table.ts'
import type { FlowId } from '../../routes/row.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { flowState } from './flowState.ts'
import { useFlowId } from './flowContext.ts'
import styles from './LeaveDialog.module.css'

/** Asks for confirmation before the person leaves a flow with a draft. */
export function LeaveDialog() {
  const flow = useFlowId()
  const { leave: t } = useTexts('forms')
  const blocker = useBlocker(
    ({ nextLocation: { pathname, state } }) =>
      hasDraft(flow) && !isStep(flow, pathname) && !isForcedLeave(state),
  )
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t.title}
      actions={
        <>
          <Button variant="text" onClick={() => blocker.reset?.()}>
            {t.stay}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t.leave}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{isPersonal(flow) ? t.unsaved : t.text}</p>
    </Dialog>
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
