import type { ReactNode } from 'react'
import { brand } from '#domain/brand.ts'
import { jstDate } from '#domain/dates.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { analyticsConfig, companyBasics } from '../context/config.ts'
import { useLang, useTexts } from '../context/language.ts'
import { useNow } from '../context/now.ts'
import { askingStore } from '../features/analytics/consent.ts'
import { useHref } from '../routes/useHref.ts'
import { Wrap } from '../ui/layout.tsx'
import { Link } from '../ui/Link.tsx'
import { Logo } from '../ui/Logo.tsx'
import { footerGroups, menuLinks } from './menu.ts'
import styles from './Footer.module.css'

export function Footer() {
  const lang = useLang()
  const t = useTexts('common')
  const href = useHref()
  return (
    <footer className={styles.footer}>
      <Wrap className={styles.columns}>
        <div>
          <Logo to={href('home')} name={brand.name[lang]} label={t.homeLink} />
          <p className={styles.about}>{t.footer.about}</p>
        </div>
        <FooterLinks />
      </Wrap>
      <div className={styles.ruled}>
        <FootLine />
      </div>
    </footer>
  )
}

/** Links to the pages of each group, without pages that this language does not have. */
function FooterLinks() {
  const lang = useLang()
  const { groups, links } = useTexts('common').footer
  return footerGroups.map(({ name, pages }) => (
    <nav key={name} aria-label={groups[name]}>
      <Heading level={2} className={styles.title}>
        {groups[name]}
      </Heading>
      <ul className={styles.links}>
        {menuLinks<(typeof pages)[number]>(lang, pages).map(({ id, to }) => (
          <li key={id}>
            <Link to={to}>{links[id]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  ))
}

/** The last line of a footer: the licence, links, and the copyright. */
export function FootLine({ children }: { children?: ReactNode }) {
  const lang = useLang()
  const { footer: t } = useTexts('common')
  const { name, licence } = companyBasics()
  const year = jstDate(useNow()).slice(0, 4)
  return (
    <Wrap className={styles.line}>
      <span>
        {t.licence} <span className="nb">{licence.number[lang]}</span>
      </span>
      {children}
      {analyticsConfig() && (
        <button type="button" className={styles.consent} onClick={() => askingStore.set(true)}>
          {t.consent}
        </button>
      )}
      <span>{t.copyright({ year, name: name[lang] })}</span>
    </Wrap>
  )
}
