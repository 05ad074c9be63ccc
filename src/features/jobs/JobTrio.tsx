import type { ReactNode } from 'react'
import styles from './JobTrio.module.css'

/** Up to three jobs, side by side where there is room; children are `JobCard`s. */
export function JobTrio({ children }: { children: ReactNode }) {
  return <div className={styles.trio}>{children}</div>
}
