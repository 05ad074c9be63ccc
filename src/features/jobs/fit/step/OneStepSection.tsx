import { useState } from 'react'
import { formatDate, toJstIso } from '#domain/dates.ts'
import type { Conditions } from '#domain/fit/conditions.ts'
import { type CountedFacts, type OneStep, type Step, stationsOf } from '#domain/fit/oneStep.ts'
import type { SearchJobsParams } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { useRetry } from '#src/context/useRetry.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RetryNote } from '#src/ui/RetryNote.tsx'
import { ONE_STEP_ID } from '../anchors.ts'
import { Arch } from '../Arch.tsx'
import type { RenderJob } from '../JobsAt.tsx'
import { useConditions } from '../useConditions.ts'
import { Bridge } from './Bridge.tsx'
import { NoStep } from './NoStep.tsx'
import { OpenedJobs } from './OpenedJobs.tsx'
import { OtherSteps } from './OtherSteps.tsx'
import { StepPay } from './StepPay.tsx'
import { useOneStep, useStepName } from './useOneStep.ts'
import styles from './OneStep.module.css'

interface OneStepSectionProps {
  params: SearchJobsParams
  renderJob: RenderJob
}

/** "One step away" for the jobs of a search: the step that opens most as the next span of a bridge, the others, and how it is counted. */
export function OneStepSection({ params, renderJob }: OneStepSectionProps) {
  const t = useTexts('oneStep')
  const { conditions } = useConditions()
  const asked = useOneStep(params, conditions, true)
  const retry = useRetry(asked)
  const { found, result, hasFailed } = asked
  if (!conditions || (result && result.total === 0)) return null
  return (
    <section id={ONE_STEP_ID} tabIndex={-1} aria-labelledby="one-step-title" className={styles.section}>
      <Heading level={2} id="one-step-title" className={styles.title}>
        {t.title}
      </Heading>
      {hasFailed && <RetryNote text={t.failed} {...retry} />}
      {result && found && (
        <Counted
          found={found}
          result={result}
          conditions={conditions}
          params={params}
          renderJob={renderJob}
        />
      )}
    </section>
  )
}

interface CountedProps extends OneStepSectionProps {
  found: CountedFacts[]
  result: OneStep
  conditions: Conditions
}

function Counted({ found, result, conditions, ...list }: CountedProps) {
  const t = useTexts('oneStep')
  const lang = useLang()
  const now = useNow()
  const [best, ...others] = result.steps
  return (
    <>
      <p className={styles.lead}>
        {t.lead({ open: result.now.jobs, total: result.total, hasStep: best !== undefined })}
      </p>
      {best ? (
        <BestStep found={found} result={result} step={best} conditions={conditions} {...list} />
      ) : (
        <NoStep result={result} />
      )}
      <OtherSteps result={result} steps={others} conditions={conditions} {...list} />
      <div className={styles.how}>
        <Heading level={3}>{t.how}</Heading>
        <p>{t.howText({ total: result.total, date: formatDate(toJstIso(now), lang) })}</p>
        {result.sponsored && (
          <p>
            {t.source}{' '}
            <a href="https://www.moj.go.jp/isa/applications/procedures/16-1.html">{t.sourceName}</a>
          </p>
        )}
      </div>
    </>
  )
}

function BestStep({ found, result, step, conditions, params, renderJob }: CountedProps & { step: Step }) {
  const t = useTexts('oneStep')
  const nameOf = useStepName()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.best}>
      <div className={styles.head}>
        <div>
          <Heading level={3}>{t.headline({ step: nameOf(step.kind, step.to), count: step.opens })}</Heading>
          <p>
            <StepPay now={result.now} step={step} />
          </p>
        </div>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.hide : t.see({ count: step.opens })}
        </Button>
      </div>
      <Bridge kind={step.kind} stations={stationsOf(found, conditions, step.kind)} />
      {isOpen && <OpenedJobs params={params} from={conditions} to={step.to} renderJob={renderJob} />}
    </div>
  )
}

/** The step that opens most, in a band after the results that leads to the section; hidden without a step. */
export function OneStepBand({ params }: Pick<OneStepSectionProps, 'params'>) {
  const t = useTexts('oneStep')
  const { conditions } = useConditions()
  const { result } = useOneStep(params, conditions, true)
  const nameOf = useStepName()
  const step = result?.steps[0]
  if (!step) return null
  return (
    <p className={styles.band}>
      <Arch large place="halfway" />
      <span>
        <b>{t.band({ step: nameOf(step.kind, step.to) })}</b>
        <span>{t.bandText({ count: step.opens })}</span>
      </span>
      <a href={`#${ONE_STEP_ID}`}>{t.seeWhat}</a>
    </p>
  )
}
