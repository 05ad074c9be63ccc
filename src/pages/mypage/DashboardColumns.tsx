import type { ReactNode } from 'react'
import { cx } from '#src/ui/cx.ts'
import styles from './DashboardColumns.module.css'

interface DashboardColumnsProps {
  main: ReactNode
  side: ReactNode
  last?: ReactNode
}

/**
 * The wide and the narrow column. `last` is below the wide one, and where there is room for one column only, below everything: its height is
 * known last, and moves no other part.
 */
export function DashboardColumns({ main, side, last }: DashboardColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={cx(styles.layout, last !== undefined && styles.three)}>
        <div className={styles.main}>{main}</div>
        <div className={styles.side}>{side}</div>
        {last !== undefined && <div>{last}</div>}
      </div>
    </div>
  )
}
