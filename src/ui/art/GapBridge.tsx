import { useId } from 'react'
import { cx } from '../cx.ts'
import { Drawing } from './Drawing.tsx'
import { drawn } from './drawings.ts'
import styles from './GapBridge.module.css'

/** A bridge with a gap in the middle, for the not-found page. */
export function GapBridge({ className }: { className?: string }) {
  const key = useId()
  return (
    <Drawing
      name="bridge"
      className={cx(styles.gap, className)}
      viewBox="0 0 1600 300"
      preserveAspectRatio="xMidYMax slice"
      drawn={drawn('gap', (gap) => gap(key))}
    />
  )
}
