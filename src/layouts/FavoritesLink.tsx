import { useTexts } from '../context/language.ts'
import { useLoggedIn } from '../context/presence.ts'
import { useHydrated } from '../context/useHydrated.ts'
import { useMessage } from '../features/favorites/messageStore.ts'
import { useHref } from '../routes/useHref.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { useCurrent } from './useCurrent.ts'
import styles from './FavoritesLink.module.css'
import item from './HeaderItem.module.css'

/** A link to the saved jobs, those of the account for an applicant who is logged in. Their number appears after hydration, in reserved space. */
export function FavoritesLink() {
  const t = useTexts('common')
  const href = useHref()
  const isLoggedIn = useLoggedIn()
  const to = href(isLoggedIn ? 'keep' : 'favoritelist')
  const current = useCurrent()
  const hydrated = useHydrated()
  const count = useMessage().numberOfFavorites
  return (
    <Link to={to} aria-current={isLoggedIn ? undefined : current(to)} className={cx(item.item, styles.link)}>
      <Icon name="mark" />
      <span className={styles.word} aria-hidden="true">
        {t.saved}
      </span>
      <VisuallyHidden>{t.pages.favoritelist} </VisuallyHidden>
      <span className={styles.place}>
        {hydrated && <span className={cx('num', count > 0 ? styles.count : 'vh')}>{count}</span>}
      </span>
    </Link>
  )
}
