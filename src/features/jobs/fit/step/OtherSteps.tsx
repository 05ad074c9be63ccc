import { type ReactNode, useState } from 'react'
import type { Conditions } from '#domain/fit/conditions.ts'
import { LEAST_PAID, type OneStep, type Step } from '#domain/fit/oneStep.ts'
import { formatSalary } from '#domain/money.ts'
import type { SearchJobsParams } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Arch } from '../Arch.tsx'
import type { RenderJob } from '../JobsAt.tsx'
import { OpenedJobs } from './OpenedJobs.tsx'
import { useStepName } from './useOneStep.ts'
import styles from './OneStep.module.css'

interface OtherStepsProps {
  result: OneStep
  steps: Step[]
  conditions: Conditions
  params: SearchJobsParams
  renderJob: RenderJob
}

/** The steps besides the one that opens most, and the employers that sponsor a visa. */
export function OtherSteps({ result, steps, ...list }: OtherStepsProps) {
  const t = useTexts('oneStep')
  const lang = useLang()
  const { sponsored, now } = result
  const hasSponsored = sponsored !== null && sponsored.jobs > 0
  if (steps.length === 0 && !hasSponsored) return null
  return (
    <>
      <Heading level={3} className={styles.others}>
        {t.others}
      </Heading>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <OtherStep key={step.kind} now={now} step={step} {...list} />
        ))}
        {hasSponsored && (
          <li>
            <Row
              place="nearly"
              title={t.sponsored.title}
              text={t.sponsored.text}
              opens={t.sponsored.value({ count: sponsored.jobs, open: now.jobs })}
              note={t.sponsored.note}
              median={sponsored.median === null ? null : formatSalary(sponsored.median, lang)}
            />
          </li>
        )}
      </ul>
    </>
  )
}

type OtherStepProps = Omit<OtherStepsProps, 'result' | 'steps'> & { now: OneStep['now']; step: Step }

function OtherStep({ now, step, conditions, params, renderJob }: OtherStepProps) {
  const t = useTexts('oneStep')
  const lang = useLang()
  const nameOf = useStepName()
  const [isOpen, setOpen] = useState(false)
  const { kind, to, opens, after } = step
  const hasPay = opens >= LEAST_PAID && after.median !== null
  return (
    <li>
      <Row
        place="halfway"
        title={nameOf(kind, to)}
        text={t.about[kind]}
        opens={t.gain({ count: opens })}
        note={t.fromTo({ from: now.jobs, to: after.jobs })}
        median={hasPay && after.median !== null ? formatSalary(after.median, lang) : null}
      >
        <ActionButton icon={isOpen ? 'x' : 'down'} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.hide : t.see({ count: opens })}
        </ActionButton>
      </Row>
      {isOpen && <OpenedJobs params={params} from={conditions} to={to} renderJob={renderJob} />}
    </li>
  )
}

interface RowProps {
  place: 'halfway' | 'nearly'
  title: string
  text: string
  opens: string
  note: string
  median: string | null
  children?: ReactNode
}

function Row({ place, title, text, opens, note, median, children }: RowProps) {
  const t = useTexts('oneStep')
  return (
    <div className={styles.row}>
      <Arch large place={place} />
      <div className={styles.what}>
        <Heading level={4}>{title}</Heading>
        <p>{text}</p>
      </div>
      <dl>
        <div>
          <dt>{t.opens}</dt>
          <dd>{opens}</dd>
          <dd className="meta">{note}</dd>
        </div>
        {median !== null && (
          <div>
            <dt>{t.median}</dt>
            <dd>{median}</dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  )
}
