import { useLang, useTexts } from '#src/context/language.ts'
import { savedSearchesHref } from '#src/features/jobSearch/saved/savedSearchesLink.ts'
import { href } from '#src/routes/href.ts'
import { cx } from '#src/ui/cx.ts'
import { Link } from '#src/ui/Link.tsx'
import tabs from '#src/ui/tabs.module.css'
import styles from './SavedTabs.module.css'

/** Links between the saved jobs and the saved searches. */
export function SavedTabs({ isOfSearches }: { isOfSearches: boolean }) {
  const { tabs: t } = useTexts('favorites')
  const lang = useLang()
  return (
    <nav aria-label={t.label} className={cx(tabs.tabs, styles.tabs)}>
      <Link
        to={href(lang, 'favoritelist')}
        className={tabs.tab}
        aria-current={isOfSearches ? undefined : 'page'}
      >
        {t.jobs}
      </Link>
      <Link
        to={savedSearchesHref(lang)}
        className={tabs.tab}
        aria-current={isOfSearches ? 'page' : undefined}
      >
        {t.searches}
      </Link>
    </nav>
  )
}
