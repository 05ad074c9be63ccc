import styles from './SkipLink.module.css'

/** The first thing on each page, seen when it has the focus. Leads to `#main` without the router, so that the focus goes along. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  )
}
