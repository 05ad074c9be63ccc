import { useLocation } from 'react-router'
import { useLang, useTexts } from '../../context/language.ts'
import { useWaiting } from '../../features/processes/useWaiting.ts'
import { useUnread } from '../../features/session/useUnread.ts'
import { CountBadge } from '../../ui/CountBadge.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import styles from './MypageMenu.module.css'
import { mypageMenu } from './mypageMenu.ts'

/** The areas of the mypage: a column, or on narrow screens and where `isRow`, a row that scrolls to the current one. */
export function MypageMenu({ isRow }: { isRow: boolean }) {
  const lang = useLang()
  const t = useTexts('mypage')
  const location = useLocation()
  const [waiting, unread] = [useWaiting(), useUnread()]
  return (
    <nav aria-label={t.menu.label} className={cx(styles.menu, !isRow && styles.column)}>
      <ul className={styles.list}>
        {mypageMenu(lang, location).map(({ name, icon, to, isCurrent }) => (
          <li key={name} ref={isCurrent ? bringIntoView : undefined}>
            <Link to={to} aria-current={isCurrent ? (location.pathname === to ? 'page' : 'true') : undefined}>
              <Icon name={icon} />
              {t.menu[name]}
              {name === 'recommendation' && (
                <CountBadge count={waiting} words={t.waiting({ count: waiting })} />
              )}
              {name === 'notification' && <CountBadge count={unread} words={t.unread({ count: unread })} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the row, and not the page, to an item. */
function bringIntoView(item: HTMLElement | null): void {
  const row = item?.parentElement
  if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
}
