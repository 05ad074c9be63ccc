import { Suspense, useEffect, useState } from 'react'
import { useLang, useTexts } from '#src/context/language.ts'
import { useFleeting } from '#src/lib/useFleeting.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Toast } from '#src/ui/Toast.tsx'
import { followed } from '../changes.ts'
import { type SearchState, toQuery } from '../searchState.ts'
import { filtersOf, searchName } from '../searchTitle.ts'
import { NameDialog } from './lateNameDialog.ts'
import { MOST_SEARCHES, NAME_LENGTH, saveSearch, seeSearch, useSavedSearches } from './savedSearches.ts'
import { savedSearchesHref } from './savedSearchesLink.ts'

const MESSAGE_TIME = 20_000

interface SaveSearchProps {
  state: SearchState
  /** The button was pressed before this code was there. */
  startsNaming: boolean
}

/** Saves the search of the page under a name; for a saved one, leads to the list. Showing the results of a saved search counts as a visit. */
export function SaveSearch({ state, startsNaming }: SaveSearchProps) {
  const t = useTexts('savedSearches')
  const { saveSearch: label } = useTexts('jobs')
  const lang = useLang()
  const searches = useSavedSearches()
  const isFull = searches.length >= MOST_SEARCHES
  const full = t.full({ most: MOST_SEARCHES })
  const [isNaming, setNaming] = useState(startsNaming && !isFull)
  const [message, setMessage] = useFleeting<string>(MESSAGE_TIME, startsNaming && isFull ? full : undefined)
  const search = followed(state)
  const query = toQuery(search)
  const isSaved = searches.some((each) => each.query === query)
  useEffect(() => {
    if (isSaved) seeSearch(query)
  }, [isSaved, query])

  const save = (name: string) => {
    const texts = {
      stored: t.saved({ count: isSaved ? searches.length : searches.length + 1 }),
      unstored: t.notStored,
      full,
    }
    setMessage(texts[saveSearch(query, name)])
    setNaming(false)
  }
  const start = () => (isFull ? setMessage(full) : setNaming(true))
  return (
    <>
      {isSaved ? (
        <Button variant="line" size="sm" to={savedSearchesHref(lang)}>
          <Icon name="check" size="sm" />
          {t.isSaved}
        </Button>
      ) : (
        <Button variant="line" size="sm" aria-haspopup="dialog" onClick={start}>
          <Icon name="search" size="sm" />
          {label}
        </Button>
      )}
      {isNaming && (
        <Suspense fallback={null}>
          <NameDialog
            title={t.nameTitle}
            help={filtersOf(lang, search)}
            name={searchName(lang, search).slice(0, NAME_LENGTH)}
            onClose={() => setNaming(false)}
            onName={save}
          />
        </Suspense>
      )}
      <Toast message={message} action={message && <Link to={savedSearchesHref(lang)}>{t.seeAll}</Link>} />
    </>
  )
}
