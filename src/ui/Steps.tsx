import { cx } from './cx.ts'
import { Link } from './Link.tsx'
import { StepList } from './StepList.tsx'
import styles from './Steps.module.css'

interface Step {
  label: string
  /** Set for completed steps only. */
  to?: string
  /** A second line, such as a date. */
  note?: string
}

interface StepsProps {
  /** Name of the list. */
  label: string
  steps: Step[]
  /** Index of the current step. */
  current: number
  /** Hidden text after a completed step, such as "(done)". */
  doneText: string
  /**
   * `stepper`: the steps of a form; on a phone only dots and `position`. `stages`: below each other where there is little room.
   * `dots`: without visible names.
   */
  kind?: 'stepper' | 'stages' | 'dots'
  /** The way ended at the current step: a grey bar, nothing ahead. */
  ended?: boolean
  /** Shown by a stepper on a phone, such as "step 1 of 5". */
  position?: string
  className?: string
}

/** Progress through steps: an arch for each, solid when completed, and a dot at the current one. */
export function Steps({
  label,
  steps,
  current,
  doneText,
  kind = 'stepper',
  ended,
  position,
  className,
}: StepsProps) {
  return (
    <div className={className}>
      <StepList
        label={label}
        stages={kind === 'stages'}
        className={cx(styles.progress, styles[kind], ended && styles.ended)}
      >
        {steps.map((step, index) => (
          <li
            key={index}
            className={cx(
              index < current && styles.done,
              index === current && styles.now,
              index > current && styles.ahead,
            )}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={cx(styles.name, kind === 'dots' && 'vh')}>
              {step.to ? <Link to={step.to}>{step.label}</Link> : step.label}
              {index < current && <span className="vh"> {doneText}</span>}
            </span>
            {step.note && <span className={cx('meta', styles.note)}>{step.note}</span>}
          </li>
        ))}
      </StepList>
      {position && (
        <p className={styles.position} aria-hidden="true">
          {steps[current]?.label} <span className="meta">{position}</span>
        </p>
      )}
    </div>
  )
}
