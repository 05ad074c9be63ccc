import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'
import styles from './FitSlot.module.css'
import { Invitation } from './Invitation.tsx'
import { lazyPart } from './lazyPart.ts'
import { useMayAnswer } from './toldConditions.ts'

const ConditionsDialog = lazyPart(async () => (await import('./ConditionsDialog.tsx')).ConditionsDialog)

export interface ToldProps {
  /** Opens the questions. */
  onChange: () => void
  /** Shown instead while nothing is known about the person. */
  invitation: ReactNode
}

interface FitSlotProps {
  className?: string
  /** The answer, for people who have told their conditions. */
  children: (told: ToldProps) => ReactNode
}

/** A place for "Can I get this job?": the invitation, or what follows from the answers; and the questions in a dialog. */
export function FitSlot({ className, children }: FitSlotProps) {
  const t = useTexts('fitInvitation')
  const mayAnswer = useMayAnswer()
  const [isAsking, setAsking] = useState(false)
  const slot = useRef<HTMLElement>(null)
  const ask = () => setAsking(true)
  const invitation = <Invitation onOpen={ask} />
  useFocusAfter(isAsking, slot)

  return (
    <section ref={slot} tabIndex={-1} aria-label={t.title} className={cx(styles.slot, className)}>
      {mayAnswer ? (
        <Suspense fallback={invitation}>{children({ onChange: ask, invitation })}</Suspense>
      ) : (
        invitation
      )}
      {isAsking && (
        <Suspense>
          <ConditionsDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** Moves the focus to the slot when the dialog has closed: the button that opened it may be gone. */
function useFocusAfter(isOpen: boolean, slot: React.RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) slot.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen, slot])
}
