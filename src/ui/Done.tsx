import type { ReactNode } from 'react'
import { Span } from './art/Span.tsx'
import { ButtonRow } from './layout.tsx'
import styles from './Done.module.css'

interface DoneProps {
  /** Selects the bridge. */
  seed: number
  /** Buttons and links that lead on. */
  actions: ReactNode
  /** The result, in words. */
  children: ReactNode
}

/** The end of a task: a bridge, the result in words, and the ways on. */
export function Done({ seed, actions, children }: DoneProps) {
  return (
    <div className={styles.done}>
      <Span seed={seed} width={640} height={160} className={styles.picture} />
      {children}
      <ButtonRow>{actions}</ButtonRow>
    </div>
  )
}
