import { type ReactNode, Suspense } from 'react'
import { useLang, useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { useMessage } from '#src/features/favorites/messageStore.ts'
import { savedSearchesHref, useHasSearches } from '#src/features/jobSearch/saved/savedSearchesLink.ts'
import { href } from '#src/routes/href.ts'
import { cx } from '#src/ui/cx.ts'
import { Link } from '#src/ui/Link.tsx'
import tabs from '#src/ui/tabs.module.css'
import styles from './SavedTabs.module.css'

const SearchCount = latePart({
  load: async () => {
    const { useSavedSearches } = await import('#src/features/jobSearch/saved/savedSearches.ts')
    return () => useSavedSearches().length || null
  },
})

/** Links between the saved jobs and the saved searches, with their numbers. */
export function SavedTabs({ isOfSearches }: { isOfSearches: boolean }) {
  const { tabs: t } = useTexts('favorites')
  const lang = useLang()
  const { numberOfFavorites } = useMessage()
  const hasSearches = useHasSearches()
  return (
    <nav aria-label={t.label} className={cx(tabs.tabs, styles.tabs)}>
      <Tab to={href(lang, 'favoritelist')} isCurrent={!isOfSearches} count={numberOfFavorites || null}>
        {t.jobs}
      </Tab>
      <Tab to={savedSearchesHref(lang)} isCurrent={isOfSearches} count={hasSearches && <SearchCount />}>
        {t.searches}
      </Tab>
    </nav>
  )
}

interface TabProps {
  to: string
  isCurrent: boolean
  /** Appears after the start, in reserved space. */
  count: ReactNode
  children: string
}

function Tab({ to, isCurrent, count, children }: TabProps) {
  return (
    <Link to={to} className={tabs.tab} aria-current={isCurrent ? 'page' : undefined}>
      {children}
      <span className={cx('num', styles.count)}>
        <Suspense>{count}</Suspense>
      </span>
    </Link>
  )
}
