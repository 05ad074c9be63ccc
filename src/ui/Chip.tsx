import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'

interface ChipProps {
  /** The same list without this choice. */
  to: string
  /** Said after the name, such as ", remove". */
  removeText: string
  children: ReactNode
}

/** A choice in force; the link takes it away. */
export function Chip({ to, removeText, children }: ChipProps) {
  return (
    <Link to={to} className={styles.chip}>
      {children}
      <Icon name="x" size="sm" />
      <span className="vh">{removeText}</span>
    </Link>
  )
}

/** The row of chips; on a phone it scrolls to the side. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {children}
    </div>
  )
}
