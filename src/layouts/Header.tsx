import { brand } from '#domain/brand.ts'
import { useLang, useTexts } from '../context/language.ts'
import { useHref } from '../routes/useHref.ts'
import { Logo } from '../ui/Logo.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { AccountSlot } from './account/AccountSlot.tsx'
import { BurgerMenu } from './BurgerMenu.tsx'
import { FavoritesLink } from './FavoritesLink.tsx'
import styles from './Header.module.css'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MainNav } from './MainNav.tsx'

/** The sticky header: home, main pages, saved jobs, languages, registration and login; below 64em the burger menu. */
export function Header() {
  const lang = useLang()
  const t = useTexts('common')
  const href = useHref()
  return (
    <header className={styles.header}>
      <Wrap className={styles.row}>
        <Logo to={href('home')} name={brand.name[lang]} label={t.homeLink} className={styles.logo} />
        <MainNav />
        <FavoritesLink />
        <LanguageMenu />
        <AccountSlot />
        <BurgerMenu />
      </Wrap>
    </header>
  )
}
