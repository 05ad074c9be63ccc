/** Parts of the content of a `ModalSheet`. */
import type { ReactNode } from 'react'
import styles from './DialogParts.module.css'

/** The subject of the dialog. */
export function DialogLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}

/** The buttons at the end, the way on last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
