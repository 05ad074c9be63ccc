import { formatDate } from '#domain/dates.ts'
import type { Process } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { KeyFacts } from '#src/features/jobs/KeyFacts.tsx'
import { KindList } from '#src/features/jobs/KindList.tsx'
import { ProcessKinds } from '#src/features/processes/ProcessKinds.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { BackLink } from '#src/ui/Link.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { History } from '../History.tsx'
import { LetterSheet } from '../LetterSheet.tsx'
import { AnswerPanel } from './AnswerPanel.tsx'
import { Fits, GivenAnswers, JobTerms } from './RecommendationSections.tsx'
import { useRecommendation } from './useRecommendation.ts'
import styles from './Recommendation.module.css'

/** A recommendation: the advisor's letter, the fitting conditions, the job, and the applicant's answer. */
export function Recommendation({ loaded }: { loaded: Process }) {
  const t = useTexts('processes')
  const lang = useLang()
  const href = useHref()
  const recommendation = useRecommendation(loaded)
  const { process } = recommendation
  return (
    <div className={styles.frame}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <BackLink to={`${href('mypage')}#recommendations`}>{t.recommendation.all}</BackLink>
          <KindList>
            <ProcessKinds process={process} />
            <li>{t.recommendation.date({ date: formatDate(process.startedAt, lang) })}</li>
            <li>{t.jobNumber({ id: process.job.job_id })}</li>
          </KindList>
          <PageHeader tight job title={process.job.title} lead={process.job.employer} />
        </div>
        <AnswerPanel {...recommendation} />
        <div className={styles.content}>
          <LetterSheet process={process} />
          <div className={styles.facts}>
            <KeyFacts job={process.job} />
          </div>
          <Fits fits={process.fits} />
          <GivenAnswers process={process} />
          {process.isOpen && <JobTerms id={process.job.job_id} />}
          <History history={process.history} />
        </div>
      </div>
    </div>
  )
}
