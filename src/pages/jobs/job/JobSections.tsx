/** The sections of a job that consist of its texts, and similar jobs. */

import { Fragment } from 'react'
import { namedSkills, skillNames } from '#domain/skills.ts'
import type { ItSkill } from '#openapi/generated/options.ts'
import type { Job, JobSummary } from '#src/api/jobs.ts'
import { useTexts, useLang } from '#src/context/language.ts'
import { SaveButton } from '#src/features/favorites/SaveButton.tsx'
import { lazyFit } from '#src/features/jobs/fit/lazyFit.tsx'
import { JobCard } from '#src/features/jobs/JobCard.tsx'
import { JobSection } from '#src/features/jobs/JobSection.tsx'
import { JobTrio } from '#src/features/jobs/JobTrio.tsx'
import { searchHref } from '#src/features/jobs/searchHref.ts'
import { useJobRows } from '#src/routes/jobRows.ts'
import { cx } from '#src/ui/cx.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Prose } from '#src/ui/layout.tsx'
import { Link, MoreLink } from '#src/ui/Link.tsx'
import { Section } from '#src/ui/Section.tsx'
import { StepList } from '#src/ui/StepList.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import styles from './JobSections.module.css'

/** The duties, and how they may change. */
export function Duties({ job }: { job: Job }) {
  const t = useTexts('job')
  return (
    <JobSection title={t.duties}>
      <Prose>
        {job.description.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        <BulletList items={job.duties} />
        <Heading level={3}>{t.dutiesChange}</Heading>
        <p>{job.dutiesChange}</p>
      </Prose>
    </JobSection>
  )
}

/** The required and preferred qualifications, languages and skills. */
export function Requirements({ job }: { job: Job }) {
  const t = useTexts('job')
  const { otherLanguage } = useTexts('jobOptions')
  return (
    <JobSection title={t.requirements}>
      <Prose>
        <Heading level={3}>{t.required}</Heading>
        <BulletList items={job.requirements} />
        {job.preferred.length > 0 && (
          <>
            <Heading level={3}>{t.preferred}</Heading>
            <BulletList items={job.preferred} />
          </>
        )}
        {job.otherLanguageSkills.length > 0 && (
          <>
            <Heading level={3}>{t.otherLanguages}</Heading>
            <BulletList items={job.otherLanguageSkills.map((language) => otherLanguage[language])} />
          </>
        )}
      </Prose>
      <SkillLinks skills={job.itSkills} />
    </JobSection>
  )
}

/** The skills of the job, each linked to a search for it. Hidden without skills. */
function SkillLinks({ skills }: { skills: ItSkill[] }) {
  const t = useTexts('job')
  const lang = useLang()
  const rows = useJobRows()
  const named = namedSkills(skills)
  if (named.length === 0) return null
  return (
    <>
      <Heading level={3}>{t.skills}</Heading>
      <p className={cx('meta', styles.hint)}>{t.skillsHint}</p>
      <ul className={styles.links} aria-label={t.skills}>
        {named.map((skill) => (
          <li key={skill}>
            <Link to={searchHref(lang, { itSkills: skill }, rows)}>
              <Tag>{skillNames[skill]}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A bulleted list, for use within `Prose`. */
function BulletList({ items }: { items: string[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}

/** The steps from the application to the offer. */
export function Selection({ job }: { job: Job }) {
  const t = useTexts('job')
  return (
    <JobSection title={t.selection}>
      <StepList stages label={t.selectionSteps}>
        {job.selection.map((step, index) => (
          <li key={index}>
            <Unbroken sentence>{step}</Unbroken>
          </li>
        ))}
      </StepList>
      <p className={styles.note}>{job.selectionNote}</p>
    </JobSection>
  )
}

const SimilarForPerson = lazyFit(
  async () => (await import('#src/features/jobs/fit/SimilarForPerson.tsx')).SimilarForPerson,
)

const card = (job: JobSummary) => <JobCard job={job} action={<SaveButton job={job} />} />

/** Up to three similar jobs. A person with known conditions gets those within reach first. */
export function SimilarJobs({ job }: { job: Job }) {
  const t = useTexts('job')
  const { jobCategory } = useTexts('jobOptions')
  const all = searchHref(useLang(), { jobCategory: job.jobCategory }, useJobRows())
  return (
    <Section
      title={t.similar}
      action={<MoreLink to={all}>{t.moreInCategory({ category: jobCategory[job.jobCategory] })}</MoreLink>}
    >
      <JobTrio>
        <SimilarForPerson job={job} renderJob={card}>
          {job.similar.map((similar) => (
            <Fragment key={similar.job_id}>{card(similar)}</Fragment>
          ))}
        </SimilarForPerson>
      </JobTrio>
    </Section>
  )
}
