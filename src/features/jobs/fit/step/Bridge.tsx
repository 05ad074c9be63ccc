import type { Conditions } from '#domain/fit/conditions.ts'
import type { Station, StepKind } from '#domain/fit/oneStep.ts'
import { formatSalary } from '#domain/money.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'
import { useLevelOf } from './useOneStep.ts'
import styles from './Bridge.module.css'

interface BridgeProps {
  kind: StepKind
  stations: Station[]
  /** Without pay, and only the states around the person. */
  small?: boolean
}

/** The width of a state in the drawing, and the height of an arch. */
const WIDTH = 100
const HEIGHT = 62
/** The top of an arch. */
const PEAK = 12

/** The way of a step as a bridge: solid up to the person, dashed ahead; below, the open jobs at each state. */
export function Bridge({ kind, stations, small = false }: BridgeProps) {
  const t = useTexts('oneStep')
  const lang = useLang()
  const labelOf = useStationLabel(kind)
  const now = stations.findIndex(({ isNow }) => isNow)
  const shown = small ? stations.slice(Math.max(0, now - 1), now + 2) : stations
  const current = shown.findIndex(({ isNow }) => isNow)
  return (
    <figure className={cx(styles.bridge, small && styles.small)}>
      <Spans count={shown.length} current={current} gain={small ? null : gainOf(shown, current)} />
      <ol aria-label={t.bridge} className={styles.stations}>
        {shown.map(({ conditions, isNow, open }, index) => (
          <li
            key={index}
            aria-current={isNow ? 'step' : undefined}
            className={cx(index > current + 1 && styles.far)}
          >
            <span>
              {labelOf(conditions, isNow)}
              {isNow && <span className="vh"> {t.you}</span>}
            </span>
            <b className="num">{t.jobs({ count: open.jobs })}</b>
            {!small && open.median !== null && (
              <span className={cx('num', styles.pay)}>{formatSalary(open.median, lang)}</span>
            )}
          </li>
        ))}
      </ol>
      {!small && (
        <figcaption className="meta">
          <span className={styles.payLegend}>{t.payLegend} </span>
          {t.legend}
        </figcaption>
      )}
    </figure>
  )
}

function useStationLabel(kind: StepKind) {
  const { stations } = useTexts('oneStep')
  const { visa } = useTexts('fit')
  const level = useLevelOf()
  return (conditions: Conditions, isNow: boolean): string => {
    if (kind === 'residence') return isNow ? stations.abroad : stations.japan
    if (kind === 'visa') return isNow && conditions.visa ? visa[conditions.visa] : stations.visa
    return level(kind, conditions)
  }
}

/** Returns the number of jobs that the state after the present one adds; null without one. */
function gainOf(stations: Station[], current: number): number | null {
  const [now, next] = stations.slice(current, current + 2)
  return now && next && next.open.jobs > now.open.jobs ? next.open.jobs - now.open.jobs : null
}

/** The hangers of a crossed span, at these shares of its width. */
const hangers = [1, 2, 3, 4, 5, 6, 7].map((part) => part / 8)

/** The height of an arch's curve at a share of its width. */
const curveAt = (share: number) => HEIGHT - 4 * share * (1 - share) * (HEIGHT - PEAK)

interface SpansProps {
  count: number
  current: number
  /** The jobs that the next span opens, written into it. */
  gain: number | null
}

/** The arches between the states, and the dot of the person. */
function Spans({ count, current, gain }: SpansProps) {
  const t = useTexts('oneStep')
  const x = (index: number) => WIDTH / 2 + index * WIDTH
  return (
    <svg viewBox={`0 0 ${count * WIDTH} ${HEIGHT + 12}`} className={styles.spans} aria-hidden="true">
      {Array.from({ length: count - 1 }, (_, index) => (
        <path
          key={index}
          d={`M${x(index)} ${HEIGHT}Q${x(index) + WIDTH / 2} ${2 * PEAK - HEIGHT} ${x(index + 1)} ${HEIGHT}Z`}
          className={index < current ? styles.crossed : index === current ? styles.next : styles.ahead}
        />
      ))}
      {Array.from({ length: current }, (_, index) =>
        hangers.map((share) => (
          <path
            key={`${index} ${share}`}
            d={`M${x(index) + share * WIDTH} ${HEIGHT}V${curveAt(share)}`}
            className={styles.hanger}
          />
        )),
      )}
      {gain !== null && (
        <text x={x(current) + WIDTH / 2} y={HEIGHT - 14} className={styles.gain}>
          {t.gain({ count: gain })}
        </text>
      )}
      {Array.from({ length: count }, (_, index) => (
        <circle
          key={index}
          cx={x(index)}
          cy={HEIGHT}
          r={index === current ? 6 : 3.5}
          className={index === current ? styles.you : index < current ? styles.pier : styles.open}
        />
      ))}
    </svg>
  )
}
