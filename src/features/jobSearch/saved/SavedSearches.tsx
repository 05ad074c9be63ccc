import { useState } from 'react'
import { useLang, useTexts } from '#src/context/language.ts'
import { focusPage } from '#src/lib/focus.ts'
import { type Removal, useUndo } from '#src/lib/useUndo.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Columns } from '#src/ui/layout.tsx'
import { UndoToast } from '#src/ui/Toast.tsx'
import { FeedPanel } from './FeedPanel.tsx'
import { removeSearch, useSavedSearches } from './savedSearches.ts'
import { SavedSearchRow } from './SavedSearchRow.tsx'
import styles from './SavedSearches.module.css'

/** The saved searches with their new jobs, and the feed of one of them. */
export function SavedSearches() {
  const t = useTexts('savedSearches')
  const lang = useLang()
  const href = useHref()
  const searches = useSavedSearches()
  const [feedOf, setFeedOf] = useState<string>()
  const { removed, offer, undo, hold } = useUndo<Removal & { name: string }>(focusPage)
  const followed = searches.find(({ query }) => query === feedOf) ?? searches[0]

  const remove = (query: string, name: string) => {
    offer({ name, putBack: removeSearch(query) })
    // The pressed button is removed with its row.
    focusPage()
  }
  return (
    <>
      {followed ? (
        <Columns aside="end">
          <ul className={styles.list}>
            {searches.map((search) => (
              <SavedSearchRow
                key={search.query}
                search={search}
                onFeed={() => setFeedOf(search.query)}
                onRemove={() => remove(search.query, search.name)}
              />
            ))}
          </ul>
          <FeedPanel key={`${lang} ${followed.query}`} search={followed} isChosen={feedOf !== undefined} />
        </Columns>
      ) : (
        <EmptyState title={t.emptyTitle} actions={<Button to={href('jobs')}>{t.findJobs}</Button>}>
          {t.emptyText}
        </EmptyState>
      )}
      <UndoToast
        icon="trash"
        message={removed && t.removed({ name: removed.name })}
        label={t.undo}
        onUndo={undo}
        onHold={hold}
      />
    </>
  )
}
