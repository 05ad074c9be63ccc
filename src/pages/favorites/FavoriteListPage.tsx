import { useLocation, useNavigate } from 'react-router'
import { ENTRY_JOBS } from '#domain/formLimits.ts'
import { textsOf } from '#i18n/load.ts'
import { useTexts } from '#src/context/language.ts'
import { usePresence } from '#src/context/presence.ts'
import { startEntry } from '#src/features/favorites/entryStore.ts'
import { definePage } from '#src/page/definePage.tsx'
import { type Head, pageHead } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Wrap } from '#src/ui/layout.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { FavoriteList } from './FavoriteList.tsx'
import { SavedTabs } from './SavedTabs.tsx'
import { Searches } from './Searches.tsx'
import styles from './ApplyForSelected.module.css'

/** The saved jobs, or the saved searches. Only the browser stores them, so the server cannot render them. */
function FavoriteListPage() {
  const t = useTexts('favorites')
  const { home, breadcrumbs } = useTexts('common')
  const href = useHref()
  const isOfSearches = useIsOfSearches()
  const { title, lead } = isOfSearches ? t.searches : t
  return (
    <>
      <Breadcrumbs label={breadcrumbs} items={[{ label: home, to: href('home') }, { label: title }]} />
      <Wrap>
        <PageHeader tight title={title} lead={lead} />
        <SavedTabs isOfSearches={isOfSearches} />
        {isOfSearches ? (
          <Searches />
        ) : (
          <FavoriteList
            list="favoritelist"
            ApplyButton={EntryButton}
            hint={(count) => t.oneForm({ count })}
          />
        )}
      </Wrap>
    </>
  )
}

const useIsOfSearches = () => isOfSearchesQuery(new URLSearchParams(useLocation().search))

const isOfSearchesQuery = (query: URLSearchParams) => query.get('show') === 'searches'

/** Opens the entry form for the ticked jobs; for an applicant who is logged in, the saved jobs of the mypage with the same ticks. */
function EntryButton({ ids }: { ids: number[] }) {
  const t = useTexts('favorites')
  const href = useHref()
  const isLoggedIn = usePresence()
  const navigate = useNavigate()
  const apply = () => {
    startEntry(ids)
    void navigate(href(isLoggedIn ? 'keep' : 'entry'))
  }
  return (
    <div className={styles.button}>
      <Button variant="go" wide disabled={ids.length === 0 || ids.length > ENTRY_JOBS} onClick={apply}>
        {t.apply({ count: ids.length })}
      </Button>
      {ids.length > ENTRY_JOBS && <p className="meta">{t.tooMany({ max: ENTRY_JOBS })}</p>}
    </div>
  )
}

function head({ lang, url }: PageContext): Head {
  const t = textsOf(lang, 'favorites')
  const { title, description } = isOfSearchesQuery(url.searchParams) ? t.searches : t
  return pageHead(lang, { title, description, noindex: true })
}

export default definePage({ component: FavoriteListPage, head })
