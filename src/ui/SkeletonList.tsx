import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import { MantineScope } from './mantine/MantineScope.tsx'
import styles from './SkeletonList.module.css'

export interface SkeletonListProps {
  /** Said to those who do not see it, such as "Loading...". */
  label: string
  rows?: number
}

/** A list that is on its way, in the shape of the ledger it will be. */
export function SkeletonList({ label, rows = 3 }: SkeletonListProps) {
  return (
    <div className={styles.list} role="status" aria-busy="true">
      <span className="vh">{label}</span>
      <MantineScope>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles.row} aria-hidden="true">
            <Skeleton height=".9em" width="min(14rem, 60%)" />
            <Skeleton height="1.35rem" width="min(26rem, 90%)" />
            <Skeleton height=".9em" width="min(20rem, 70%)" />
            <Skeleton height="2.2rem" />
          </div>
        ))}
      </MantineScope>
    </div>
  )
}
