import type { ReactNode } from 'react'
import { cx } from '#src/ui/cx.ts'
import styles from './Intro.module.css'

/** An explanation above fields. */
export function Intro({ children }: { children: ReactNode }) {
  return <p className={cx('quiet', styles.intro)}>{children}</p>
}
