import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import styles from './QuietLink.module.css'

/** The title of an entry in a list, a link that only shows as one under the pointer. */
export function QuietLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  )
}
