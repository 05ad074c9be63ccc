import { useTexts } from '../../context/language.ts'
import { useHref } from '../../routes/useHref.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import item from '../HeaderItem.module.css'
import { useCurrent } from '../useCurrent.ts'
import { usePopover } from '../usePopover.ts'
import { PersonLinks } from './PersonLinks.tsx'
import styles from './PersonMenu.module.css'
import { PersonWatch } from './PersonWatch.tsx'
import { UnreadCount } from './UnreadCount.tsx'

/** The link to the person's own page, and a menu with its parts and the logout. */
export function PersonMenu() {
  const t = useTexts('person')
  const to = useHref()('mypage')
  const current = useCurrent()
  const popover = usePopover('isMenuActivePerson')
  return (
    <div className={styles.menu}>
      <PersonWatch />
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
        <PersonLinks className={styles.list} />
      </div>
    </div>
  )
}
