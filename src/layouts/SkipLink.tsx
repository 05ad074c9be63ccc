import { skipTo } from '../lib/focus.ts'
import styles from './SkipLink.module.css'

/** The first link of each page, visible on focus. Leads to `#main`. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#main" onClick={(event) => skipTo('main', event)}>
      {children}
    </a>
  )
}
