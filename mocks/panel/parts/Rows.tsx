import type { ReactNode } from 'react'
import styles from './Rows.module.css'

/** A ruled list. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
  )
}

interface RowProps {
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** A row with its actions at the end, and more below it. */
export function Row({ title, text, actions, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <div className={styles.words}>
          <div className={styles.title}>{title}</div>
          {text !== undefined && <div className={styles.text}>{text}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </li>
  )
}

/** Shown in place of an empty list. */
export function NoRows({ children }: { children: ReactNode }) {
  return <p className={styles.none}>{children}</p>
}
