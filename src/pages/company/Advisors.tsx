import { useListAdvisors } from '#src/api/advisors.ts'
import { useLang } from '#src/context/language.ts'
import { OtherName } from '#src/features/jobs/OtherName.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { Avatar } from '#src/ui/art/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Section } from '#src/ui/Section.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import { companyTexts } from './companyTexts.ts'
import styles from './Advisors.module.css'

/** The advisors: name in both scripts, field, earlier career, and languages. Nothing without advisors. */
export function Advisors() {
  const lang = useLang()
  const { advisors: t } = companyTexts(lang)
  const href = useHref()
  const { data } = useListAdvisors(lang)
  if (!data || data.total === 0) return null
  return (
    <Section id="advisors" title={t.title} lead={t.lead}>
      <ul className={styles.list}>
        {data.advisors.map(({ name, otherName, initials, field, background, languages }) => (
          <li key={name}>
            <Avatar of={initials} initials={initials} size={72} />
            <div>
              <Heading level={3}>
                {name}
                <OtherName name={otherName} className={styles.otherName} />
              </Heading>
              <p className={styles.field}>
                <Unbroken>{field}</Unbroken>
              </p>
              <p className="quiet">{background}</p>
              <p className="meta">{t.languages({ languages })}</p>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="go" to={href('invitation')}>
        {t.talk}
      </Button>
    </Section>
  )
}
