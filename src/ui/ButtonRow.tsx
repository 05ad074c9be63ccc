import type { ReactNode } from 'react'
import styles from './ButtonRow.module.css'

/** The buttons that lead on from a page: a row, on a phone below each other. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
