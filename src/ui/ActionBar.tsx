import type { ReactNode } from 'react'
import { Wrap } from './layout.tsx'
import styles from './ActionBar.module.css'

interface ActionBarProps {
  /** Name of the region. */
  label: string
  children: ReactNode
}

/** The page's main actions, sticky at the bottom of the window below 64em. */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <div role="region" aria-label={label} data-action-bar className={styles.bar}>
      <Wrap className={styles.inner}>{children}</Wrap>
    </div>
  )
}
