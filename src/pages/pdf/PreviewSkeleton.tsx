import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './PreviewSkeleton.module.css'

/** The shape of a sheet while the file is being made. */
export function PreviewSkeleton() {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <Skeleton height="1.5rem" width="40%" />
      <Skeleton height="20%" />
      <Skeleton height="55%" />
    </div>
  )
}
