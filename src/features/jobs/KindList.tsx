import type { ReactNode } from 'react'
import styles from './KindList.module.css'

/** What kind of job it is, in a few words above its title; children are `<li>`. */
export function KindList({ children }: { children: ReactNode }) {
  return <ul className={styles.kind}>{children}</ul>
}
