import { stationsOf } from '#domain/fit/oneStep.ts'
import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Link, MoreLink } from '#src/ui/Link.tsx'
import { Panel } from '#src/ui/layout.tsx'
import { useConditions } from '../useConditions.ts'
import { Bridge } from './Bridge.tsx'
import { NoStep } from './NoStep.tsx'
import styles from './OneStep.module.css'
import { ONE_STEP_ID } from './oneStepId.ts'
import { StepPay } from './StepPay.tsx'
import { useOneStep, useStepName } from './useOneStep.ts'

/** All open jobs. */
const everyJob = {}

/** "One step away" in a panel of the mypage: the step that opens most among all open jobs, with a link to the section of the job search. */
export function OneStepCard() {
  const t = useTexts('oneStep')
  const href = useHref()
  const nameOf = useStepName()
  const { conditions, isFromProfile } = useConditions()
  const known = isFromProfile ? conditions : null
  const { found, result, hasFailed, retry } = useOneStep(everyJob, known)
  const step = result?.steps[0]
  return (
    <Panel>
      <section id={ONE_STEP_ID} aria-labelledby="one-step-title" className={styles.card}>
        <h2 id="one-step-title">{t.title}</h2>
        {!known && (
          <>
            <p>{t.untold.text}</p>
            <Link to={href('profileEdit')}>{t.untold.action}</Link>
          </>
        )}
        {known && !result && !hasFailed && <Waiting />}
        {hasFailed && (
          <p role="alert">
            {t.failed}{' '}
            <button type="button" className={styles.retry} onClick={retry}>
              {t.retry}
            </button>
          </p>
        )}
        {result && !step && <NoStep result={result} />}
        {result && found && known && step && (
          <>
            <Bridge small kind={step.kind} stations={stationsOf(found, known, step.kind)} />
            <p>
              <b>{t.headline({ step: nameOf(step.kind, step.to), count: step.opens })}</b>
            </p>
            <p>
              <StepPay now={result.now} step={step} />
            </p>
            <MoreLink to={`${href('mypageJobs')}#${ONE_STEP_ID}`}>{t.seeWhat}</MoreLink>
          </>
        )}
      </section>
    </Panel>
  )
}

/** Keeps the space of the bridge and its texts while the jobs are counted. */
function Waiting() {
  const { loading } = useTexts('common')
  return (
    <div role="status" aria-busy="true" className={styles.waiting}>
      <span className="vh">{loading}</span>
    </div>
  )
}
