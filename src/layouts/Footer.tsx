import { brand } from '#domain/brand.ts'
import { useLang, useTexts } from '../context/language.ts'
import { useHref } from '../routes/useHref.ts'
import { Logo } from '../ui/Logo.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import styles from './Footer.module.css'
import { FooterLinks } from './FooterLinks.tsx'
import { FootLine } from './FootLine.tsx'

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
