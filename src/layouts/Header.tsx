import { AccountSlot } from './account/AccountSlot.tsx'
import { BurgerMenu } from './BurgerMenu.tsx'
import { FavoritesLink } from './FavoritesLink.tsx'
import { HeaderBar } from './HeaderBar.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MainNav } from './MainNav.tsx'

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
