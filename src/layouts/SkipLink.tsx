import type { MouseEvent } from 'react'
import styles from './SkipLink.module.css'

/**
 * The first link of each page, visible on focus. Leads to `#main` without the router, so that the focus moves too. Adds no history
 * entry: a page that confirms before it is left could not revert that navigation.
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
