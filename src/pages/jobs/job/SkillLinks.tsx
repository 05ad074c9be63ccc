import { namedSkills, skillNames } from '#domain/skills.ts'
import type { ItSkill } from '#openapi/generated/options.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { searchHref } from '#src/features/jobs/searchHref.ts'
import { useJobRows } from '#src/routes/jobRows.ts'
import { cx } from '#src/ui/cx.ts'
import { Link } from '#src/ui/Link.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import styles from './SkillLinks.module.css'

/** The skills of the job, each linked to a search for it. Nothing where the job asks for none. */
export function SkillLinks({ skills }: { skills: ItSkill[] }) {
  const t = useTexts('job')
  const lang = useLang()
  const rows = useJobRows()
  const named = namedSkills(skills)
  if (named.length === 0) return null
  return (
    <>
      <h3>{t.skills}</h3>
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
