import type { CSSProperties } from 'react'
import styles from './SkeletonList.module.css'

export interface SkeletonListProps {
  /** Announced by screen readers, such as "Loading...". */
  label: string
  rows?: number
}

/** The placeholder of a loading list, in the list's shape. */
export function SkeletonList({ label, rows = 3 }: SkeletonListProps) {
  return (
    <div className={styles.list} role="status" aria-busy="true">
      <span className="vh">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <Bar height=".9em" width="min(14rem, 60%)" />
          <Bar height="1.35rem" width="min(26rem, 90%)" />
          <Bar height=".9em" width="min(20rem, 70%)" />
          <Bar height="2.2rem" />
        </div>
      ))}
    </div>
  )
}

const Bar = (size: Pick<CSSProperties, 'height' | 'width'>) => <div className={styles.bar} style={size} />
