import type { ReactNode } from 'react'
import { brand } from '#domain/brand.ts'
import { useLang, useTexts } from '../context/language.ts'
import { useHref } from '../routes/useHref.ts'
import { Wrap } from '../ui/layout.tsx'
import { Logo } from '../ui/Logo.tsx'
import { AccountSlot } from './account/AccountSlot.tsx'
import { BurgerMenu } from './BurgerMenu.tsx'
import { FavoritesLink } from './FavoritesLink.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MainNav } from './MainNav.tsx'
import styles from './Header.module.css'

/** The header: home, main pages, saved jobs, languages, registration and login; below 64em the burger menu. */
export function Header() {
  return (
    <HeaderBar>
      <MainNav />
      <FavoritesLink />
      <LanguageMenu isInBurger />
      <AccountSlot />
      <BurgerMenu />
    </HeaderBar>
  )
}

/** The sticky bar of a header. It begins with the way home. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const lang = useLang()
  const t = useTexts('common')
  const href = useHref()
  return (
    <header className={styles.header}>
      <Wrap className={styles.row}>
        <Logo to={href('home')} name={brand.name[lang]} label={t.homeLink} className={styles.logo} />
        {children}
      </Wrap>
    </header>
  )
}
