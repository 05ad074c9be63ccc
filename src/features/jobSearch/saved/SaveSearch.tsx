import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
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
  const id = useId()
  const isUsed = useRef(startsNaming)
  // The first pressed button was another one, and a saved search has a link instead. Before the dialog returns the focus to its opener.
  useLayoutEffect(() => {
    if (isNaming) isUsed.current = true
    if (!isUsed.current || document.activeElement !== document.body) return
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [id, isNaming])
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
        <Button id={id} variant="line" size="sm" to={savedSearchesHref(lang)}>
          <Icon name="check" size="sm" />
          {t.isSaved}
        </Button>
      ) : (
        <Button id={id} variant="line" size="sm" aria-haspopup="dialog" onClick={start}>
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
