import { formatNumber } from '#domain/numbers.ts'
import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import styles from './PayContext.module.css'
import { MOST_STONES, type PayScale, payScale } from './payScale.ts'

/** The height of a stone with the gap below it. */
const STONE = 11

interface PayBridgeProps {
  job: Pick<Job, 'salaryMin' | 'salaryMax'>
  pay: NonNullable<Job['payContext']>
  /** Stands above the arch. */
  label: string
}

/** A bridge over the pay of other jobs, which are stones. It spans the range of this job, whose stone is dark. Numbers follow in words. */
export function PayBridge({ job, pay, label }: PayBridgeProps) {
  const scale = payScale(job, pay)
  const { left, right, width, columns, own } = scale
  const top = (left + right) / 2
  // The bridge stands close above the highest column.
  const drop = (MOST_STONES - Math.max(own.stones, ...columns.map(({ stones }) => stones))) * STONE
  return (
    <svg className={styles.bridge} viewBox={`0 ${drop - 12} 640 ${190 - drop}`} aria-hidden="true">
      <text className={styles.job} x={Math.min(Math.max(top, 185), 455)} y={12 + drop}>
        {label}
      </text>
      <g fill="none" stroke="#1B3A6B">
        <path d={`M${left} ${80 + drop}V145M${right} ${80 + drop}V145`} strokeDasharray="3 4" />
        <g transform={`translate(0 ${drop})`}>
          <path d={`M${left} 76Q${top} -18 ${right} 76`} strokeWidth="4.5" />
          <path d={`M${left - 10} 76H${right + 10}`} strokeWidth="3" />
          <path d={hangers(scale)} strokeWidth="1.3" />
        </g>
        <g strokeWidth={width} strokeDasharray="8 3">
          <path
            d={columns.map(({ x, stones }) => `M${x} 142v-${stones * STONE - 3}`).join('')}
            stroke="#B9CCDF"
          />
          <path d={`M${own.x} ${142 - (own.stones - 1) * STONE}v-8`} />
        </g>
        <path d="M10 146H630" strokeWidth="2" />
      </g>
      <Ticks scale={scale} />
    </svg>
  )
}

/** Seven hangers between the arch, a parabola, and the deck. */
function hangers({ left, right }: PayScale): string {
  const at = [1, 2, 3, 4, 5, 6, 7].map((each) => each / 8)
  return at
    .map((t) => `M${Math.round(left + (right - left) * t)} 76V${Math.round(76 - 188 * t * (1 - t))}`)
    .join('')
}

function Ticks({ scale: { ticks } }: { scale: PayScale }) {
  const t = useTexts('job').payContext
  return ticks.map(({ x, yen }, index) => (
    <text key={yen} x={x} y="170">
      {formatNumber(yen / t.unit.yen) + (index === ticks.length - 1 ? t.unit.end : '')}
    </text>
  ))
}
