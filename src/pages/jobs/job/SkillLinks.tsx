import type { ItSkill } from '#openapi/generated/options.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { searchHref } from '#src/features/jobs/searchHref.ts'
import { useSkillName } from '#src/features/jobs/useSkillName.ts'
import { useJobRows } from '#src/routes/jobRows.ts'
import { cx } from '#src/ui/cx.ts'
import { Link } from '#src/ui/Link.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import styles from './SkillLinks.module.css'

/** The skills of the job, each linked to a search for it. */
export function SkillLinks({ skills }: { skills: ItSkill[] }) {
  const t = useTexts('job')
  const lang = useLang()
  const rows = useJobRows()
  const skillName = useSkillName()
  return (
    <>
      <h3>{t.skills}</h3>
      <p className={cx('meta', styles.hint)}>{t.skillsHint}</p>
      <ul className={styles.links} aria-label={t.skills}>
        {skills.map((skill) => (
          <li key={skill}>
            <Link to={searchHref(lang, { itSkills: skill }, rows)}>
              <Tag>{skillName(skill)}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
