import { cx } from './cx.ts'
import { Link } from './Link.tsx'
import styles from './Steps.module.css'

interface Step {
  label: string
  /** To a step already done. */
  to?: string
}

interface StepsProps {
  /** Name of the list. */
  label: string
  steps: Step[]
  /** Index of the step one stands on. */
  current: number
  /** Said after a step that is done, such as "(done)". */
  doneText: string
  /**
   * `stepper`: the steps of a form; on a phone only the dots and `position`.
   * `stages`: on a phone upright with all names. `dots`: never with names.
   */
  kind?: 'stepper' | 'stages' | 'dots'
  /** For a stepper on a phone, such as "step 1 of 5". */
  position?: string
  className?: string
}

/** The span line: one arch for each step, solid when crossed, and the dot where one stands. */
export function Steps({
  label,
  steps,
  current,
  doneText,
  kind = 'stepper',
  position,
  className,
}: StepsProps) {
  return (
    <div className={className}>
      <ol className={cx(styles.steps, styles[kind])} aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step.label}
            className={cx(index < current && styles.done, index === current && styles.now)}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={cx(styles.name, kind === 'dots' && 'vh')}>
              {step.to ? <Link to={step.to}>{step.label}</Link> : step.label}
              {index < current && <span className="vh"> {doneText}</span>}
            </span>
          </li>
        ))}
      </ol>
      {position && (
        <p className={styles.position} aria-hidden="true">
          {steps[current]?.label} <span className="meta">{position}</span>
        </p>
      )}
    </div>
  )
}
