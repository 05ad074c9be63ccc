import { Skeleton } from '#src/ui/Skeleton.tsx'
import styles from './Editor.module.css'

/** The shape of an editor: fields beside a sheet. */
export function EditorSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={styles.columns}>
      <div className={styles.waiting}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={48} />
        ))}
      </div>
      <div className={styles.preview}>
        <Skeleton className={styles.sheet} />
      </div>
    </div>
  )
}
