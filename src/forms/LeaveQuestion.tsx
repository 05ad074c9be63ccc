import { useQueryClient } from '@tanstack/react-query'
import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { isUnsure } from '../api/apiError.ts'
import { sendingKey } from '../api/useSending.ts'
import { useTexts } from '../context/language.ts'
import { loadAhead, loadAwaited } from '../lib/reloadOnFailedChunk.ts'
import { useIsLeft } from '../lib/useIsLeft.ts'
import { isForcedLeave } from '../routes/historyState.ts'

const loadDialog = async () => ({
  default: (await import('../ui/mantine/ConfirmDialog.tsx')).ConfirmDialog,
})

const ConfirmDialog = lazy(() => loadAwaited(loadDialog))

interface LeaveQuestionProps {
  /** Returns true if a navigation to an address would lose changes. */
  when: (next: Location) => boolean
  /** Replaces the usual title. */
  title?: string
  text: string
  /** Replace title and text while the form is being sent, and after an attempt that the server may have done. */
  sending: Record<'sending' | 'unsure', string>
  /** Removes the changes. The next page opens once it has resolved. */
  onLeave: () => Promise<void>
}

/**
 * Asks before the person leaves for another page. A forced navigation, as at the end of the session, is not delayed. After "Leave" the
 * question stays until the next page is there, so that nothing can be typed into a form after its draft was removed. Otherwise it closes
 * once there is nothing to lose, as when the changes have been saved meanwhile.
 */
export function LeaveQuestion({ when, title, text, sending, onLeave }: LeaveQuestionProps) {
  const { leave: t } = useTexts('forms')
  const blocker = useBlocker(({ nextLocation }) => when(nextLocation) && !isForcedLeave(nextLocation.state))
  const [isClearing, setClearing] = useState(false)
  // A second click can come before the button is busy.
  const isLeaving = useRef(false)
  const isLeft = useIsLeft()
  const state = useSendingState()
  usePreload()
  useEffect(() => {
    if (blocker.state === 'unblocked') isLeaving.current = false
  }, [blocker.state])
  const busy = isClearing || blocker.state === 'proceeding'
  const leave = async () => {
    // The answer to the form may open its complete page, before and while the changes are removed.
    if (isLeft() || isLeaving.current) return
    isLeaving.current = true
    setClearing(true)
    await onLeave()
    if (!isLeft()) blocker.proceed?.()
    setClearing(false)
  }
  if (blocker.state === 'unblocked' || (!busy && !when(blocker.location))) return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={state ? t.title : (title ?? t.title)}
        text={state ? sending[state] : text}
        cancel={t.stay}
        confirm={t.leave}
        busy={busy}
        onCancel={() => blocker.reset?.()}
        onConfirm={() => void leave()}
      />
    </Suspense>
  )
}

/** Returns the state of the last attempt to send a form; null if it was never sent, or was refused. */
function useSendingState(): 'sending' | 'unsure' | null {
  const [openedAt] = useState(() => Date.now())
  const last = useQueryClient().getMutationCache().findAll({ mutationKey: sendingKey }).at(-1)?.state
  // The form may be sent by a page that has been left, as by a switch of the language.
  if (last?.status === 'pending') return 'sending'
  // A failed attempt of another page is remembered for some minutes.
  return last && last.submittedAt >= openedAt && isUnsure(last.error) ? 'unsure' : null
}

/** Loads the dialog once something is typed, so that the question needs no network. If that fails, it loads when it is needed. */
function usePreload(): void {
  useEffect(() => {
    const load = () => void loadAhead(loadDialog).catch(() => {})
    document.addEventListener('input', load, { once: true })
    return () => document.removeEventListener('input', load)
  }, [])
}
