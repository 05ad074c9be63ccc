import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'

/**
 * The first thing on each page, seen when it has the focus. Leads to `#main` without the router, so that the focus goes along, and
 * without a step in the history, which a page that asks before it is left could not take back.
 */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#main" onClick={goToMain}>
      {children}
    </a>
  )
}

function goToMain(event: MouseEvent): void {
  const main = document.getElementById('main')
  if (!main) return
  event.preventDefault()
  main.scrollIntoView()
  main.focus({ preventScroll: true })
}
