import type { ReactNode } from 'react'
import styles from './KindList.module.css'

/** The labels above a job's title, such as its category. The children are `<li>`. */
export function KindList({ children }: { children: ReactNode }) {
  return <ul className={styles.kind}>{children}</ul>
}
