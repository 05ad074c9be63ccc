import { useId } from 'react'
import { searchPartsOf } from '#domain/completeness.ts'
import type { Lang } from '#domain/lang.ts'
import { formatDay, formatTime } from '#domain/times.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useNow } from '#src/context/now.ts'
import { partHref } from '#src/features/completeness/partHref.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { minutesOf, type NextStep, nextStepOf } from './nextStep.ts'
import type { useDashboard } from './useDashboard.ts'
import { useMissingNames } from './useMissingNames.ts'
import styles from './NextStepBand.module.css'

/** The most important next step. Hidden if it is unknown; the lists below show the failure. */
export function NextStepBand({ dashboard }: { dashboard: ReturnType<typeof useDashboard> }) {
  const t = useTexts('dashboard').next
  const now = useNow()
  const titleId = useId()
  const { applications, recommendations, completeness, isPending } = dashboard
  const step =
    applications.data && recommendations.data
      ? nextStepOf({
          now,
          applications: applications.data.items,
          recommendations: recommendations.data.items,
          completeness: isPending ? undefined : completeness,
        })
      : null
  const shown = useStepTexts(step)
  if (!applications.data || !recommendations.data) return null
  return (
    <section aria-labelledby={titleId} aria-busy={!shown} className={styles.band}>
      <div>
        <Heading level={2} id={titleId} className={styles.label}>
          {t.label}
        </Heading>
        <p className={styles.title}>
          <Unbroken>{shown?.title ?? '\u00A0'}</Unbroken>
        </p>
        <p className={styles.meta}>
          <Unbroken sentence>{shown?.meta ?? '\u00A0'}</Unbroken>
        </p>
      </div>
      {shown && (
        <Button to={shown.to} className={styles.button}>
          {shown.button}
        </Button>
      )}
    </section>
  )
}

type Shown = { title: string; meta: string; to: string; button: string }

function useStepTexts(step: NextStep | null): Shown | null {
  const t = useTexts('dashboard').next
  const { status: statusTexts } = useTexts('processOptions')
  const lang = useLang()
  const href = useHref()
  const profileTexts = useProfileTexts()
  if (!step) return null
  switch (step.kind) {
    case 'interview':
      return {
        title: t.interview({
          stage: statusTexts[step.process.status],
          day: formatDay(step.appointment.startsAt, lang),
          time: formatTime(step.appointment.startsAt),
        }),
        meta: t.interviewMeta({
          minutes: lengthOf(step.appointment),
          title: step.process.job.title,
        }),
        to: href('application', { id: step.process.process_id }),
        button: t.prepare,
      }
    case 'consent':
      return {
        title: t.consent,
        meta: t.consentMeta({ title: step.process.job.title }),
        to: href('application', { id: step.process.process_id }),
        button: t.toConsent,
      }
    case 'askedDocuments':
      return {
        title: t.askedDocuments,
        meta: step.process.job.title,
        to: href(step.process.is_recommended ? 'recommendation' : 'application', {
          id: step.process.process_id,
        }),
        button: t.toAskedDocuments,
      }
    case 'offer':
      return {
        ...offerTexts(step, lang, t),
        to: href('application', { id: step.process.process_id }),
        button: t.toOffer,
      }
    case 'accepted':
      return {
        title: t.accepted,
        meta: step.process.job.title,
        to: href('application', { id: step.process.process_id }),
        button: t.toAccepted,
      }
    case 'recommendation':
      return {
        title: t.recommendation({ day: formatDay(step.answerBy, lang) }),
        meta: t.recommendationMeta({ title: step.process.job.title }),
        to: href('recommendation', { id: step.process.process_id }),
        button: t.toRecommendation,
      }
    case 'document':
      return {
        title: t.document[step.page],
        meta: t.documentMeta({ minutes: step.minutes }),
        to: href(step.page),
        button: t.toDocument,
      }
    case 'profile':
      return {
        ...profileTexts(step),
        meta: t.profileMeta({ minutes: minutesOf(step.missing) }),
        button: t.toProfile,
      }
    default:
      return {
        title: t.jobs,
        meta: t.jobsMeta,
        to: href('mypageJobs'),
        button: t.toJobs,
      }
  }
}

/** A new profile starts with skills and preferences. Of one that has them, the missing parts are named. */
function useProfileTexts() {
  const t = useTexts('dashboard').next
  const lang = useLang()
  const href = useHref()
  const names = useMissingNames()
  return ({ missing }: Extract<NextStep, { kind: 'profile' }>) => {
    const [first] = missing
    const isNew = searchPartsOf(missing).length === 2
    return isNew || !first
      ? { title: t.profileStart, to: href('profile') }
      : { title: t.profile({ names: names(missing) }), to: partHref(lang, first) }
  }
}

/** The deadline of an offer, while it is ahead. */
function offerTexts(
  { answerBy, process }: Extract<NextStep, { kind: 'offer' }>,
  lang: Lang,
  t: ReturnType<typeof useTexts<'dashboard'>>['next'],
) {
  const { title } = process.job
  if (answerBy === null) return { title: t.offerOpen, meta: title }
  return { title: t.offer({ day: formatDay(answerBy, lang) }), meta: t.offerMeta({ title }) }
}

const lengthOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
