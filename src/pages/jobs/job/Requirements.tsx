import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { Prose } from '#src/ui/Prose.tsx'
import { BulletList } from './BulletList.tsx'
import { Part } from '#src/features/jobs/Part.tsx'
import { SkillLinks } from './SkillLinks.tsx'

/** The required and preferred qualifications, languages and skills. */
export function Requirements({ job }: { job: Job }) {
  const t = useTexts('job')
  const { otherLanguage } = useTexts('jobOptions')
  return (
    <Part title={t.requirements}>
      <Prose>
        <h3>{t.required}</h3>
        <BulletList items={job.requirements} />
        {job.preferred.length > 0 && (
          <>
            <h3>{t.preferred}</h3>
            <BulletList items={job.preferred} />
          </>
        )}
        {job.otherLanguageSkills.length > 0 && (
          <>
            <h3>{t.otherLanguages}</h3>
            <BulletList items={job.otherLanguageSkills.map((language) => otherLanguage[language])} />
          </>
        )}
      </Prose>
      <SkillLinks skills={job.itSkills} />
    </Part>
  )
}
