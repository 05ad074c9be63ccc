import type { Conditions } from '#domain/fit/conditions.ts'
import { type OpenJobs, type Station, type Step, stationsOf } from '#domain/fit/oneStep.ts'
import { useTexts } from '#src/context/language.ts'
import { useRetry } from '#src/context/useRetry.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Panel } from '#src/ui/layout.tsx'
import { Link, MoreLink } from '#src/ui/Link.tsx'
import { RetryNote } from '#src/ui/RetryNote.tsx'
import { ONE_STEP_ID } from '../anchors.ts'
import { useConditions } from '../useConditions.ts'
import { Bridge } from './Bridge.tsx'
import { NoStep } from './NoStep.tsx'
import { StepPay } from './StepPay.tsx'
import { StepPlace } from './StepPlace.tsx'
import { useOneStep, useStepName } from './useOneStep.ts'
import styles from './OneStep.module.css'

/** All open jobs. */
const everyJob = {}

/** "One step away" in a panel of the mypage: the step that opens most among all open jobs, with a link to the section of the job search. */
export function OneStepCard() {
  const t = useTexts('oneStep')
  const { conditions, isFromProfile } = useConditions()
  return (
    <Panel>
      <section id={ONE_STEP_ID} aria-labelledby="one-step-title" className={styles.card}>
        <Heading level={2} id="one-step-title">
          {t.title}
        </Heading>
        {conditions && isFromProfile ? <Known conditions={conditions} /> : <Untold />}
      </section>
    </Panel>
  )
}

/** Asks people with an empty profile to complete it. */
function Untold() {
  const { untold: t } = useTexts('oneStep')
  const href = useHref()
  return (
    <>
      <p>{t.text}</p>
      <Link to={href('profileEdit')}>{t.action}</Link>
    </>
  )
}

function Known({ conditions }: { conditions: Conditions }) {
  const { failed } = useTexts('oneStep')
  const common = useTexts('common')
  const asked = useOneStep(everyJob, conditions)
  const retry = useRetry(asked)
  const { found, result, hasFailed } = asked
  if (hasFailed) return <RetryNote text={failed} {...retry} />
  if (!result || !found) {
    return (
      <StepPlace role="status" aria-busy="true">
        <span className="vh">{common.loading}</span>
      </StepPlace>
    )
  }
  const [step] = result.steps
  if (!step) return <NoStep result={result} />
  return <NextStep step={step} now={result.now} stations={stationsOf(found, conditions, step.kind)} />
}

interface NextStepProps {
  step: Step
  now: OpenJobs
  stations: Station[]
}

/** The step that opens most, as the next span of a bridge. */
function NextStep({ step, now, stations }: NextStepProps) {
  const t = useTexts('oneStep')
  const href = useHref()
  const nameOf = useStepName()
  return (
    <>
      <Bridge small kind={step.kind} stations={stations} />
      <p>
        <b>{t.headline({ step: nameOf(step.kind, step.to), count: step.opens })}</b>
      </p>
      <p>
        <StepPay now={now} step={step} />
      </p>
      <MoreLink to={`${href('mypageJobs')}#${ONE_STEP_ID}`}>{t.seeWhat}</MoreLink>
    </>
  )
}
