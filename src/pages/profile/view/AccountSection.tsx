import { useId } from 'react'
import { brand } from '#domain/brand.ts'
import type { Profile } from '#src/api/profile.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Avatar } from '#src/ui/art/Avatar.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Unspaced } from '#src/ui/Unspaced.tsx'
import styles from './AccountSection.module.css'

/** The e-mail address and where the person is registered. */
export function AccountSection({ profile }: { profile: Profile }) {
  const t = useTexts('profile')
  const lang = useLang()
  const href = useHref()
  const id = useId()
  const targets = [
    profile.agreeToHashi && brand.name[lang],
    profile.agreeToGitTap && brand.sisterBoard[lang],
  ].filter(Boolean)
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.title}>
        {t.blocks.account}
      </Heading>
      <Facts
        dense
        facts={[
          {
            term: t.email,
            value: <Unspaced text={profile.email} />,
            also: (
              <Link to={href('mypageEmail')} className={styles.change}>
                {t.changeEmail}
              </Link>
            ),
          },
          { term: t.register, value: targets.join(t.listed) },
        ]}
      />
    </section>
  )
}

/** The advisor who takes care of the person. */
export function AdvisorSection({ advisor }: Pick<Profile, 'advisor'>) {
  const t = useTexts('profile')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id} className={styles.small}>
        {t.blocks.advisor}
      </Heading>
      {advisor ? (
        <div className={styles.advisor}>
          <Avatar of={advisor.initials} initials={advisor.initials} size={56} />
          <p>
            <b>{advisor.name}</b>
            <br />
            <span className="meta">{t.languagesOf({ languages: advisor.languages })}</span>
          </p>
        </div>
      ) : (
        <p className="quiet">{t.noAdvisor}</p>
      )}
    </section>
  )
}
