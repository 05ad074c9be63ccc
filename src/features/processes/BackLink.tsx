import type { ReactNode } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import styles from './BackLink.module.css'

/** A link from a page up to the list that it is part of. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="left" size="sm" />
      {children}
    </Link>
  )
}
