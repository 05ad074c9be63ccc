import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'
import { lazyWithTexts } from '#src/context/lazyWithTexts.tsx'
import styles from './FitSlot.module.css'
import { Invitation } from './Invitation.tsx'

const ConditionsDialog = lazyWithTexts(
  ['fit'],
  async () => (await import('./ConditionsDialog.tsx')).ConditionsDialog,
)

export interface ToldProps {
  /** Opens the questions. */
  onChange: () => void
  /** The invitation, shown while nothing is known about the person. */
  children: ReactNode
}

interface FitSlotProps {
  id?: string
  className?: string
  /** The answer, for people who have told their conditions. */
  children: (told: ToldProps) => ReactNode
}

/** A place for "Can I get this job?": the invitation, or what follows from the answers; and the questions in a dialog. */
export function FitSlot({ id, className, children }: FitSlotProps) {
  const t = useTexts('fitInvitation')
  const [isAsking, setAsking] = useState(false)
  const slot = useRef<HTMLElement>(null)
  const ask = () => setAsking(true)
  useFocusAfter(isAsking, slot)

  return (
    <section ref={slot} id={id} tabIndex={-1} aria-label={t.title} className={cx(styles.slot, className)}>
      {children({ onChange: ask, children: <Invitation onOpen={ask} /> })}
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
