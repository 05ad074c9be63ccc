import { cx } from './cx.ts'
import { Link } from './Link.tsx'
import styles from './Logo.module.css'

interface LogoProps {
  to: string
  /** Name of the site, next to the mark. */
  name: string
  /** Accessible name of the link. */
  label: string
  className?: string
}

/** The mark, an arch with a traveller, and the name. White on dark grounds; the dot's ring has the colour `--logo-ground`. */
export function Logo({ to, name, label, className }: LogoProps) {
  return (
    <Link to={to} aria-label={label} className={cx(styles.logo, className)}>
      <svg viewBox="0 0 40 27" aria-hidden="true" fill="none">
        <path d="M4.5 23a15.5 15.5 0 0 1 31 0M0 24.5h40" stroke="currentColor" strokeWidth="3.6" />
        <circle cx="31" cy="11.6" r="5.6" />
      </svg>
      <span>{name}</span>
    </Link>
  )
}
