import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './CountBadge.module.css'

interface CountBadgeProps {
  count: number
  /** The count in words, for screen readers. */
  words: string
}

/** A number beside a link; nothing for zero. */
export function CountBadge({ count, words }: CountBadgeProps) {
  if (count === 0) return null
  return (
    <span className={styles.badge}>
      <span className="num" aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
