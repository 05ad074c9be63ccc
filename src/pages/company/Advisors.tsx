import { advisors } from '#domain/advisors.ts'
import { otherLang } from '#domain/lang.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Crest } from '#src/ui/art/Crest.tsx'
import { Button } from '#src/ui/Button.tsx'
import { cx } from '#src/ui/cx.ts'
import { Section } from '#src/ui/Section.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import styles from './Advisors.module.css'

/** The advisors: name in both scripts, field, what they did before, and languages. */
export function Advisors() {
  const { advisors: t } = useTexts('company')
  const lang = useLang()
  const href = useHref()
  return (
    <Section id="advisors" title={t.title} lead={t.lead}>
      <ul className={styles.list}>
        {advisors.map((advisor) => {
          const { name, field, background, languages } = advisor[lang]
          return (
            <li key={advisor.key}>
              <Crest of={advisor.initials} initials={advisor.initials} size={72} />
              <div>
                <h3>
                  {name}
                  <span lang={otherLang(lang)} className={cx('meta nb', styles.otherName)}>
                    {advisor[otherLang(lang)].name}
                  </span>
                </h3>
                <p className={styles.field}>
                  <Unbroken>{field}</Unbroken>
                </p>
                <p className="quiet">{background}</p>
                <p className="meta">{t.languages({ languages })}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <Button variant="go" to={href('invitation')}>
        {t.talk}
      </Button>
    </Section>
  )
}
