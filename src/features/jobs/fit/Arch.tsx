import { cx } from '#src/ui/cx.ts'
import type { FitSummary } from './fitSummary.ts'
import styles from './Arch.module.css'

/** The place of the dot on the arch: at the far bank, before it, halfway, or still at the near bank. */
const places: Record<FitSummary['place'], { x: number; y: number }> = {
  across: { x: 35, y: 18 },
  nearly: { x: 30, y: 8 },
  halfway: { x: 17.4, y: 4.7 },
  start: { x: 5, y: 18 },
}

/** The verdict drawn: an arch that is solid up to the person, and dashed ahead. Words always accompany it. */
export function Arch({ place, large }: { place: FitSummary['place']; large?: boolean }) {
  const { x, y } = places[place]
  const to = `A15 13.5 0 0 1 ${x} ${y}`
  return (
    <svg className={cx(styles.arch, large && styles.large)} viewBox="0 0 40 23" aria-hidden="true">
      <path d="M0 19.5h5M35 19.5h5" className={styles.bank} />
      <path d={`M5 18${to}`} />
      <path d={`M${x} ${y}A15 13.5 0 0 1 35 18`} className={styles.ahead} />
      <circle cx={x} cy={y} r="4" />
    </svg>
  )
}
