import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

/** A long group of checkboxes, in two columns where there is room. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}
