import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Facts.module.css'

export interface Fact {
  term: ReactNode
  value: ReactNode
  /** A second value below the first. */
  also?: ReactNode
}

interface FactsProps {
  facts: Fact[]
  /** Smaller line spacing and quiet terms, for reviewing one's input. */
  dense?: boolean
  className?: string
}

/** A ruled table of terms and values. */
export function Facts({ facts, dense, className }: FactsProps) {
  return (
    <dl className={cx(styles.facts, dense && styles.dense, className)}>
      {facts.map((fact, row) => (
        <div key={row}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
          {fact.also && <dd>{fact.also}</dd>}
        </div>
      ))}
    </dl>
  )
}
