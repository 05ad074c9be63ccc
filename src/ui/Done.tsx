import type { ReactNode } from 'react'
import { Span } from './art/Span.tsx'
import { ButtonRow } from './ButtonRow.tsx'
import styles from './Done.module.css'

interface DoneProps {
  /** Selects the bridge. */
  seed: number
  /** Buttons and links that lead on. */
  ways: ReactNode
  /** The result, in words. */
  children: ReactNode
}

/** The end of a task: a bridge, the result in words, and the ways on. */
export function Done({ seed, ways, children }: DoneProps) {
  return (
    <div className={styles.done}>
      <Span seed={seed} width={640} height={160} className={styles.picture} />
      {children}
      <ButtonRow>{ways}</ButtonRow>
    </div>
  )
}
