import { useId } from 'react'
import { cx } from '../cx.ts'
import { Drawing } from './Drawing.tsx'
import { drawn } from './drawings.ts'
import styles from './HeroBridge.module.css'

/** The bridge at the foot of the home page's hero, with the traveller on it. */
export function HeroBridge({ className }: { className?: string }) {
  const key = useId()
  return (
    <div className={cx(styles.hero, className)} aria-hidden="true">
      <Drawing
        name="bridge"
        viewBox="0 0 1600 280"
        preserveAspectRatio="xMidYMin slice"
        drawn={drawn('hero', (hero) => hero(key))}
      />
      <span className={styles.you} />
    </div>
  )
}
