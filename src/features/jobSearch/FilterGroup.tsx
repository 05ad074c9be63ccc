import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '#src/context/language.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { OPEN_NAME, type FilterName } from './searchState.ts'
import styles from './FilterGroup.module.css'

interface FilterGroupProps {
  name: FilterName
  title: string
  /** The number of chosen values. */
  active: number
  /** Open in the first render; always so when a value is chosen. */
  open?: boolean
  children: ReactNode
}

/**
 * A filter that opens and closes. Its choices are rendered when it first opens, because the page would be large with all of them. They then
 * stay, so that the form contains them. Without script a button requests the page with the group open.
 */
export function FilterGroup({ name, title, active, open = false, children }: FilterGroupProps) {
  const t = useTexts('jobs')
  const details = useRef<HTMLDetailsElement>(null)
  const isRequested = useIsAskedFor(name)
  const [startsOpen] = useState(open || isRequested || active > 0)
  const [opened, setOpened] = useState(startsOpen)
  const noteOpen = () => {
    if (details.current?.open) setOpened(true)
  }
  // It may have been opened before hydration.
  useEffect(noteOpen, [])

  return (
    <details ref={details} open={startsOpen} onToggle={noteOpen} className={styles.group}>
      <summary>
        {title}
        {active > 0 && (
          <span className={styles.active}>
            <span aria-hidden="true">{active}</span>
            <span className="vh">{t.chosen({ count: active })}</span>
          </span>
        )}
        <Icon name="down" size="sm" />
      </summary>
      <div className={styles.choices}>
        {opened || active > 0 ? children : <AskWithoutScript name={name} label={t.showChoices} />}
      </div>
    </details>
  )
}

/** A button for pages without script: submits the form and requests the page with all choices of the filter. */
export function AskWithoutScript({ name, label }: { name: FilterName; label: string }) {
  return (
    <noscript>
      <Button type="submit" variant="line" size="sm" wide name={OPEN_NAME} value={name}>
        {label}
      </Button>
    </noscript>
  )
}

/** Returns true when the page was requested with all choices of this filter. */
export function useIsAskedFor(name: FilterName): boolean {
  const [query] = useSearchParams()
  return query.get(OPEN_NAME) === name
}
