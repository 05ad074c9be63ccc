import type { EntryValues } from '#domain/forms/entry.ts'
import { countryName } from '#domain/countries.ts'
import { brand } from '#domain/brand.ts'
import { skillNames } from '#domain/skills.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { removeEntry } from '#src/features/favorites/entryStore.ts'
import { kilobytes } from '#src/forms/file/kilobytes.ts'
import { ReviewBlock } from '#src/forms/flow/ReviewBlock.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Confirm.module.css'
import { fileFields } from '../draft/entryFiles.ts'
import { useEntryJobs } from '../jobs/useEntryJobs.ts'
import { useEntryLabel } from '../fields/useEntryLabel.ts'

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
  return <ReviewBlock title={t.jobs} to={`${href('entry')}#jobs`} facts={jobs.length > 0 ? facts : none} />
}

function PersonBlock({ values }: ReviewProps) {
  const t = useTexts('entry')
  const lang = useLang()
  const href = useHref()
  const labelOf = useEntryLabel()
  const person = useTexts('personOptions')
  const targets = [
    values.agreeToHashi && brand.name[lang],
    values.agreeToGitTap && brand.sisterBoard[lang],
  ].filter(Boolean)
  const given: Partial<Record<keyof EntryValues, string>> = {
    name: values.name,
    email: values.email,
    phoneNumber: values.phoneNumber,
    nationality: labelIn(person.nationality, values.nationality),
    currentLocation: values.currentLocation && countryName(values.currentLocation, lang),
    visaStatusinJapan: labelIn(person.visaStatus, values.visaStatusinJapan),
    japaneseLanguageSkill: labelIn(person.japaneseSkill, values.japaneseLanguageSkill),
    englishLanguageSkill: labelIn(person.englishSkill, values.englishLanguageSkill),
    employmentStatus: labelIn(person.employmentStatus, values.employmentStatus),
    educationalBackground: labelIn(person.education, values.educationalBackground),
  }
  const facts = [
    ...Object.entries(given).map(([name, value]) => ({ label: labelOf(name), value })),
    { label: labelOf('agreeToTerms'), value: t.agreed },
    { label: t.register, value: targets.join(t.listed) },
  ]
  return <ReviewBlock title={t.steps.entry} to={href('entry')} facts={facts} />
}

function FilesBlock({ values }: ReviewProps) {
  const t = useTexts('entry')
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
    { label: t.linkedInURL, value: values.linkedInURL },
    { label: t.otherURL, value: values.otherURL },
  ]
  return <ReviewBlock title={t.steps.entryFiles} to={href('entryFiles')} facts={[...files, ...links]} />
}

function ExperienceBlock({ values }: ReviewProps) {
  const t = useTexts('entry')
  const href = useHref()
  const person = useTexts('personOptions')
  const years = (key: string) => labelIn(person.yearsOfExperience, key)
  const skills = values.itSkills.flatMap(({ it_skills, yoe }) => {
    const skill = labelIn({ ...skillNames, none: t.noSkill }, it_skills)
    if (skill === '') return []
    return [yoe === '' ? skill : t.skillWithYears({ skill, years: years(yoe) })]
  })
  const steps = values.proceduralExperience.map((step) => labelIn(person.proceduralExperience, step))
  const facts = [
    { label: t.presentOccupation, value: labelIn(person.presentOccupation, values.presentOccupation) },
    { label: t.skills, value: skills.join(t.listed) },
    { label: t.yearWorkExperience, value: years(values.yearWorkExperience) },
    { label: t.proceduralExperience, value: steps.join(t.listed) },
    {
      label: t.expectedStartPeriod,
      value: labelIn(person.expectedStartPeriod, values.expectedStartPeriod),
    },
    { label: t.otherRequests, value: values.otherRequests },
  ]
  return <ReviewBlock title={t.steps.entryExperience} to={href('entryExperience')} facts={facts} />
}

/** Returns the label of the chosen value; '' when nothing was chosen. */
function labelIn(labels: Record<string | number, string>, value: string): string {
  return labels[value] ?? ''
}
