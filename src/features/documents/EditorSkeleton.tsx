import { SkeletonParts } from '#src/ui/SkeletonParts.tsx'
import styles from './Editor.module.css'

/** The shape of an editor: fields beside a sheet. */
export function EditorSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={styles.columns}>
      <SkeletonParts parts={['fields']} />
      <div className={styles.preview}>
        <SkeletonParts parts={['paper']} />
      </div>
    </div>
  )
}
