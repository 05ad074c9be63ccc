import { brand } from '#domain/brand.ts'
import { jstDate } from '#domain/dates.ts'
import { useLang, useTexts } from '../app/language.tsx'
import { useNow } from '../app/now.ts'
import { useHref } from '../routes/useHref.ts'
import { Link } from '../ui/Link.tsx'
import { Logo } from '../ui/Logo.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import styles from './Footer.module.css'

export function Footer() {
  const lang = useLang()
  const t = useTexts('common')
  const href = useHref()
  const year = jstDate(useNow()).slice(0, 4)
  return (
    <footer className={styles.footer}>
      <Wrap className={styles.columns}>
        <div>
          <Logo to={href('home')} name={brand.name[lang]} label={t.homeLink} />
          <p className={styles.about}>{t.footer.about}</p>
        </div>
        <nav aria-label={t.footer.find}>
          <h2 className={styles.title}>{t.footer.find}</h2>
          <ul className={styles.links}>
            <li>
              <Link to={href('jobs')}>{t.footer.jobs}</Link>
            </li>
            <li>
              <Link to={href('favoritelist')}>{t.pages.favoritelist}</Link>
            </li>
            <li>
              <Link to={href('cases')}>{t.pages.cases}</Link>
            </li>
          </ul>
        </nav>
      </Wrap>
      <Wrap className={styles.foot}>
        <span>
          {t.footer.licence} <span className="nb">{brand.licence[lang]}</span>
        </span>
        <span>{t.footer.copyright({ year })}</span>
      </Wrap>
    </footer>
  )
}
