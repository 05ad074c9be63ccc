import { useGetAuth } from '../../api/account.ts'
import { useLang, useTexts } from '../../context/language.ts'
import { FavoritesSync } from '../../features/favorites/FavoritesSync.tsx'
import { SessionWatch } from '../../features/session/SessionWatch.tsx'
import { useLogout } from '../../features/session/useLeaving.ts'
import { useUnread } from '../../features/session/useUnread.ts'
import type { PageId } from '../../routes/table.ts'
import { useHref } from '../../routes/useHref.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/iconPaths.ts'
import { Link } from '../../ui/Link.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { useCurrent } from '../useCurrent.ts'
import { usePopover } from '../usePopover.ts'
import item from '../HeaderItem.module.css'
import styles from './AccountMenu.module.css'

/** The link to the person's own page, and a menu with its parts and the logout. */
export function AccountMenu() {
  const t = useTexts('person')
  const to = useHref()('mypage')
  const current = useCurrent()
  const popover = usePopover('isMenuActivePerson')
  return (
    <div className={styles.menu}>
      <AccountWatch />
      <Link to={to} aria-current={current(to)} className={cx(item.item, styles.link)}>
        <Icon name="user" />
        {t.mypage}
        <span className={styles.unread}>
          <UnreadCount />
        </span>
      </Link>
      <button
        type="button"
        popoverTarget={popover.id}
        aria-label={t.menu}
        className={cx(item.item, item.arrow, styles.button)}
      >
        <Icon name="down" size="sm" />
      </button>
      <div {...popover} className={cx(item.panel, styles.panel)}>
        <AccountLinks className={styles.list} />
      </div>
    </div>
  )
}

/** The name of the signed-in person, links to the main pages of the area, and the logout. */
export function AccountLinks({ className }: { className?: string }) {
  const lang = useLang()
  const t = useTexts('person')
  const { data: auth } = useGetAuth(lang)
  const href = useHref()
  const current = useCurrent()
  const logout = useLogout()
  return (
    <div className={styles.links}>
      <p className={styles.person}>
        <b className={styles.name}>{auth?.name}</b>
        <span className={styles.email}>{auth?.email}</span>
      </p>
      <ul className={className}>
        {menuPages.map(({ name, page, icon }) => (
          <li key={name}>
            <Link to={href(page)} aria-current={current(href(page))}>
              <Icon name={icon} />
              <span>
                <Unbroken>{t.links[name]}</Unbroken>
              </span>
              {name === 'dashboard' && <UnreadCount />}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void logout()}>
            <Icon name="logout" />
            {t.logout}
          </button>
        </li>
      </ul>
    </div>
  )
}

/** Updates the session and the saved jobs of the person who is logged in, on every page. */
export function AccountWatch() {
  const { data: auth } = useGetAuth(useLang())
  return (
    <>
      <SessionWatch />
      {/* Until the first password is set no other call is open. */}
      {auth?.passwordSet && <FavoritesSync owner={auth.id} />}
    </>
  )
}

/** The number of unread notifications; hidden at 0. */
export function UnreadCount() {
  const t = useTexts('person')
  const count = useUnread()
  return <CountBadge count={count} words={t.unread({ count })} />
}

/** The pages in the menu. */
const menuPages = [
  { name: 'dashboard', page: 'mypage', icon: 'home' },
  { name: 'application', page: 'applications', icon: 'case' },
  { name: 'profile', page: 'profile', icon: 'user' },
  { name: 'settings', page: 'mypageEmail', icon: 'gear' },
] as const satisfies { name: string; page: PageId; icon: IconName }[]
