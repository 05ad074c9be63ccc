import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Unbroken } from './Unbroken.tsx'
import styles from './BeforeAfter.module.css'

export interface BeforeAfterSide {
  term: string
  text: ReactNode
  pay?: ReactNode
  /** Quiet text, where there was no job before ("New graduate"). */
  quiet?: boolean
}

interface BeforeAfterProps {
  before: BeforeAfterSide
  after: BeforeAfterSide
  className?: string
}

/** Two banks joined by an arch: the situation before and after. */
export function BeforeAfter({ before, after, className }: BeforeAfterProps) {
  return (
    <dl className={cx(styles.banks, className)}>
      <Side {...before} />
      <div className={styles.arch} aria-hidden="true" />
      <Side {...after} />
    </dl>
  )
}

function Side({ term, text, pay, quiet }: BeforeAfterSide) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={quiet ? styles.quiet : undefined}>
        <Unbroken>{text}</Unbroken>
        {pay && <b>{pay}</b>}
      </dd>
    </div>
  )
}
