import { useEffect, useId, useRef } from 'react'
import { siteOrigin } from '#src/context/config.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useFleeting } from '#src/lib/useFleeting.ts'
import { jobFeedPath } from '#src/routes/feed.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { TextInput } from '#src/ui/inputs.tsx'
import { Panel } from '#src/ui/layout.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import type { SavedSearch } from './savedSearches.ts'
import styles from './SavedSearches.module.css'

const MESSAGE_TIME = 6000

interface FeedPanelProps {
  search: SavedSearch
  /** The person asked for this feed, so that its address takes the focus. */
  isChosen: boolean
}

/** The address of a search's feed, for a feed reader or a chat tool. */
export function FeedPanel({ search, isChosen }: FeedPanelProps) {
  const t = useTexts('savedSearches')
  const lang = useLang()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useFleeting<string>(MESSAGE_TIME)
  const address = new URL(jobFeedPath(lang, search.query), siteOrigin()).href
  useEffect(() => {
    if (!isChosen) return
    field.current?.focus()
    field.current?.select()
  }, [isChosen])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setMessage(t.copied)
    } catch {
      field.current?.select()
      setMessage(t.notCopied)
    }
  }
  return (
    <aside aria-label={t.feeds}>
      <Panel className={styles.sheet}>
        <Heading level={2}>
          <Icon name="feed" />
          <span>
            <Unbroken>{t.follow}</Unbroken>
          </span>
        </Heading>
        <p className="quiet">{t.followText}</p>
        <label htmlFor={id}>{t.feedOf({ name: search.name })}</label>
        <TextInput ref={field} id={id} name="feed" readOnly value={address} />
        <Button variant="line" wide onClick={() => void copy()}>
          {t.copy}
        </Button>
        <p role="status" className="meta">
          {message ?? t.followNote}
        </p>
      </Panel>
    </aside>
  )
}
