import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import styles from './Chip.module.css'

interface ChipProps {
  /** Address of the list without this filter. */
  to: string
  /** Hidden text after the name, such as ", remove". */
  removeText: string
  children: ReactNode
}

/** An active filter; the link removes it. */
export function Chip({ to, removeText, children }: ChipProps) {
  return (
    <Link to={to} className={styles.chip}>
      {children}
      <Icon name="x" size="sm" />
      <span className="vh">{removeText}</span>
    </Link>
  )
}

/** A row of chips; scrolls sideways on a phone. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {children}
    </div>
  )
}
