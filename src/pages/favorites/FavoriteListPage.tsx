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

/** The saved jobs. Only the browser stores them, so the server cannot render them. */
function FavoriteListPage() {
  const t = useTexts('favorites')
  const { home, breadcrumbs } = useTexts('common')
  const href = useHref()
  return (
    <>
      <Breadcrumbs label={breadcrumbs} items={[{ label: home, to: href('home') }, { label: t.title }]} />
      <Wrap>
        <PageHeader tight title={t.title} lead={t.lead} />
        <FavoriteList list="favoritelist" ApplyButton={EntryButton} hint={(count) => t.oneForm({ count })} />
      </Wrap>
    </>
  )
}

function head({ lang }: PageContext): Head {
  const t = textsOf(lang, 'favorites')
  return { title: `${t.title} | ${brand.name[lang]}`, description: t.description, noindex: true }
}

export default definePage({ component: FavoriteListPage, head })
