import { cx } from './cx.ts'
import styles from './Icon.module.css'
import { iconPaths, type IconName } from './iconPaths.ts'

interface IconProps {
  name: IconName
  /** 20 px, or 16 px beside small text. */
  size?: 'md' | 'sm'
  filled?: boolean
  className?: string
}

/** Always beside a word or a hidden label, so it is silent itself. */
export function Icon({ name, size = 'md', filled, className }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, size === 'sm' && styles.sm, filled && styles.filled, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
