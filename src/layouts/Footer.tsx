import { brand } from '#domain/brand.ts'
import { jstDate } from '#domain/dates.ts'
import { analyticsConfig } from '../context/config.ts'
import { useLang, useTexts } from '../context/language.ts'
import { useNow } from '../context/now.ts'
import { askingStore } from '../features/analytics/asking.ts'
import { useHref } from '../routes/useHref.ts'
import { Logo } from '../ui/Logo.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import styles from './Footer.module.css'
import { FooterLinks } from './FooterLinks.tsx'

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
        <FooterLinks />
      </Wrap>
      <Wrap className={styles.foot}>
        <span>
          {t.footer.licence} <span className="nb">{brand.licence[lang]}</span>
        </span>
        {analyticsConfig() && (
          <button type="button" className={styles.consent} onClick={() => askingStore.set(true)}>
            {t.footer.consent}
          </button>
        )}
        <span>{t.footer.copyright({ year })}</span>
      </Wrap>
    </footer>
  )
}
