import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Arch } from './Arch.tsx'
import styles from './FitSlot.module.css'

const ConditionsDialog = latePart({
  texts: ['fit'],
  load: async () => (await import('./ConditionsDialog.tsx')).ConditionsDialog,
})

export interface ToldProps {
  /** Opens the questions. */
  onChange: () => void
  /** The invitation, shown without known conditions. */
  children: ReactNode
}

interface FitSlotProps {
  id?: string
  className?: string
  /** The heading of the invitation: about the job of the page, or about the jobs of a list. */
  heading: 'title' | 'listTitle'
  /** The verdict, for people with known conditions. */
  children: (told: ToldProps) => ReactNode
}

/** A place for "Can I get this job?": the invitation, or the result of the answers; and the questions in a dialog. */
export function FitSlot({ id, className, heading, children }: FitSlotProps) {
  const t = useTexts('fitInvitation')
  const [isAsking, setAsking] = useState(false)
  const slot = useRef<HTMLElement>(null)
  const ask = () => setAsking(true)
  useFocusAfter(isAsking, slot)

  return (
    <section ref={slot} id={id} tabIndex={-1} aria-label={t.title} className={cx(styles.slot, className)}>
      {children({ onChange: ask, children: <Invitation heading={heading} onOpen={ask} /> })}
      {isAsking && (
        <Suspense>
          <ConditionsDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** Moves the focus to the slot when the dialog has closed: the button that opened it may be unmounted. */
function useFocusAfter(isOpen: boolean, slot: React.RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) slot.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen, slot])
}

/** Invites people without stored conditions to answer the questions. It needs script. */
function Invitation({ heading, onOpen }: Pick<FitSlotProps, 'heading'> & { onOpen: () => void }) {
  const t = useTexts('fitInvitation')
  return (
    <div className={styles.invitation}>
      <span className={styles.arch}>
        <Arch large place="start" />
      </span>
      <div>
        <Heading level={2} className={styles.title}>
          {t[heading]}
        </Heading>
        <p>{t.text}</p>
      </div>
      <Button variant="line" size="sm" aria-haspopup="dialog" onClick={onOpen}>
        {t.action}
      </Button>
    </div>
  )
}
