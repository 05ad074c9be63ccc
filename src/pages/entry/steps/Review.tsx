import { brand } from '#domain/brand.ts'
import type { EntryValues } from '#domain/forms/entry.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { removeEntry } from '#src/features/favorites/entryStore.ts'
import { useValueTexts } from '#src/features/person/useValueTexts.ts'
import { kilobytes } from '#src/forms/file/useChosenFile.ts'
import { useHref } from '#src/routes/useHref.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { ReviewSection } from '#src/ui/ReviewSection.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { fileFields } from '../draft/entryFiles.ts'
import { useEntryLabel } from '../fields/useEntryLabel.ts'
import { useEntryJobs } from '../jobs/useEntryJobs.ts'
import styles from './steps.module.css'

interface ReviewProps {
  values: EntryValues
}

/** The whole entry as it will be sent, with links to edit it. */
export function Review({ values }: ReviewProps) {
  return (
    <>
      <JobsBlock />
      <PersonBlock values={values} />
      <FilesBlock values={values} />
      <ExperienceBlock values={values} />
    </>
  )
}

function JobsBlock() {
  const t = useTexts('entry')
  const texts = useTexts('forms')
  const href = useHref()
  const { jobs } = useEntryJobs()
  const facts = jobs.map(({ id, title, isClosed }) => ({
    label: t.number({ id }),
    value: (
      <span className={styles.job}>
        <span>
          {title} {isClosed && <span className="meta">{t.closedJob}</span>}
        </span>
        <ActionButton icon="x" onClick={() => removeEntry(id)}>
          {t.remove}
          <VisuallyHidden>{t.removeWhat({ title })}</VisuallyHidden>
        </ActionButton>
      </span>
    ),
  }))
  const none = [{ label: t.jobs, value: t.general }]
  return (
    <ReviewSection
      title={t.jobs}
      to={`${href('entry')}#jobs`}
      facts={jobs.length > 0 ? facts : none}
      texts={texts}
    />
  )
}

function PersonBlock({ values }: ReviewProps) {
  const t = useTexts('entry')
  const texts = useTexts('forms')
  const lang = useLang()
  const href = useHref()
  const labelOf = useEntryLabel()
  const { choice, country } = useValueTexts()
  const targets = [
    values.agreeToHashi && brand.name[lang],
    values.agreeToGitTap && brand.sisterBoard[lang],
  ].filter(Boolean)
  const given: Partial<Record<keyof EntryValues, string>> = {
    name: values.name,
    email: values.email,
    phoneNumber: values.phoneNumber,
    nationality: choice('nationality', values.nationality),
    currentLocation: country(values.currentLocation),
    visaStatusinJapan: choice('visaStatusinJapan', values.visaStatusinJapan),
    japaneseLanguageSkill: choice('japaneseLanguageSkill', values.japaneseLanguageSkill),
    englishLanguageSkill: choice('englishLanguageSkill', values.englishLanguageSkill),
    employmentStatus: choice('employmentStatus', values.employmentStatus),
    educationalBackground: choice('educationalBackground', values.educationalBackground),
  }
  const facts = [
    ...Object.entries(given).map(([name, value]) => ({ label: labelOf(name), value })),
    { label: labelOf('agreeToTerms'), value: t.agreed },
    { label: t.register, value: targets.join(t.listed) },
  ]
  return <ReviewSection title={t.steps.entry} to={href('entry')} facts={facts} texts={texts} />
}

function FilesBlock({ values }: ReviewProps) {
  const t = useTexts('entry')
  const texts = useTexts('forms')
  const { size } = useTexts('files')
  const href = useHref()
  const labelOf = useEntryLabel()
  const files = fileFields.map((name) => {
    const file = values[name]
    return {
      label: labelOf(name),
      value: file ? (
        <>
          {file.name} <span className="meta nb">({size({ kb: kilobytes(file.size) })})</span>
        </>
      ) : (
        <span className="meta">{t.later}</span>
      ),
    }
  })
  const links = [
    { label: labelOf('linkedInURL'), value: values.linkedInURL },
    { label: labelOf('otherURL'), value: values.otherURL },
  ]
  return (
    <ReviewSection
      title={t.steps.entryFiles}
      to={href('entryFiles')}
      facts={[...files, ...links]}
      texts={texts}
    />
  )
}

function ExperienceBlock({ values }: ReviewProps) {
  const t = useTexts('entry')
  const texts = useTexts('forms')
  const href = useHref()
  const labelOf = useEntryLabel()
  const { choice, skills, steps } = useValueTexts()
  const given: Partial<Record<keyof EntryValues | 'skills', string>> = {
    presentOccupation: choice('presentOccupation', values.presentOccupation),
    skills: skills(values.itSkills),
    yearWorkExperience: choice('yearWorkExperience', values.yearWorkExperience),
    proceduralExperience: steps(values.proceduralExperience),
    expectedStartPeriod: choice('expectedStartPeriod', values.expectedStartPeriod),
    otherRequests: values.otherRequests,
  }
  const facts = Object.entries(given).map(([name, value]) => ({ label: labelOf(name), value }))
  return (
    <ReviewSection title={t.steps.entryExperience} to={href('entryExperience')} facts={facts} texts={texts} />
  )
}
