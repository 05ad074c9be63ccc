import type { ReactNode } from 'react'
import styles from './JobTrio.module.css'

/** Up to three jobs, in columns where there is room. The children are `JobCard`s. */
export function JobTrio({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.trio}>{children}</div>
    </div>
  )
}
