import { cx } from './cx.ts'
import { iconPaths, type IconName } from './iconPaths.ts'
import styles from './Icon.module.css'

interface IconProps {
  name: IconName
  /** 20 px, or 16 px next to small text. */
  size?: 'md' | 'sm'
  filled?: boolean
  className?: string
}

/** Hidden from screen readers: a text or hidden label always accompanies it. */
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
