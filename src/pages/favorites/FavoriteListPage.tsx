import { useLocation } from 'react-router'
import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import { useTexts } from '#src/context/language.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { Head } from '#src/page/head.ts'
import type { PageContext } from '#src/page/pageContext.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Wrap } from '#src/ui/Wrap.tsx'
import { EntryButton } from './EntryButton.tsx'
import { FavoriteList } from './FavoriteList.tsx'
import { SavedTabs } from './SavedTabs.tsx'
import { Searches } from './Searches.tsx'

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

function head({ lang, url }: PageContext): Head {
  const t = textsOf(lang, 'favorites')
  const { title, description } = isOfSearchesQuery(url.searchParams) ? t.searches : t
  return { title: `${title} | ${brand.name[lang]}`, description, noindex: true }
}

export default definePage({ component: FavoriteListPage, head })
