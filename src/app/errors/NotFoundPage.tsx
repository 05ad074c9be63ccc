import { brand } from '#domain/brand.ts'
import { jstDate } from '#domain/dates.ts'
import { languages } from '#domain/lang.ts'
import { notFound as en } from '#i18n/en/notFound.ts'
import { notFound as ja } from '#i18n/ja/notFound.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { companyBasics } from '../../context/config.ts'
import { useLang } from '../../context/language.ts'
import { useNow } from '../../context/now.ts'
import { SkipLink } from '../../layouts/SkipLink.tsx'
import { href } from '../../routes/href.ts'
import { GapBridge } from '../../ui/art/GapBridge.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Wrap } from '../../ui/layout.tsx'
import { Logo } from '../../ui/Logo.tsx'
import styles from './NotFoundPage.module.css'

const texts = { ja, en }

/** Shown for an unknown address and for any fatal error, with the parts that spec §2 names only. */
export function NotFoundPage() {
  const lang = useLang()
  const t = texts[lang]
  const year = jstDate(useNow()).slice(0, 4)
  return (
    <div className={styles.page}>
      <SkipLink>{t.skip}</SkipLink>
      <header>
        <Wrap className={styles.header}>
          <Logo to={href(lang, 'home')} name={brand.name[lang]} label={t.logo} />
        </Wrap>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Wrap>
          <Heading level={1} lang="en" className={cx('voice', styles.heading)}>
            {t.heading}
          </Heading>
          <div className={styles.homes}>
            {languages.map((each) => (
              <Button
                key={each}
                to={href(each, 'home')}
                lang={each}
                hrefLang={each}
                variant={each === lang ? 'primary' : 'line'}
              >
                {texts[each].toHome}
              </Button>
            ))}
          </div>
        </Wrap>
        <GapBridge className={styles.picture} />
      </main>
      <footer className={styles.footer}>{t.copyright({ year, name: companyBasics().name[lang] })}</footer>
    </div>
  )
}
