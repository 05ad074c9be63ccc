import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '#src/context/language.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './FilterGroup.module.css'
import { OPEN_NAME, type FilterName } from './searchState.ts'

interface FilterGroupProps {
  name: FilterName
  title: string
  /** How many values are chosen. */
  active: number
  /** Open from the start; one with a chosen value always is. */
  open?: boolean
  children: ReactNode
}

/**
 * A filter that opens and closes. To keep the page light, the choices of one that was never opened are not in it; once
 * opened they stay, so that the form has them. Without script a button asks for the page with the group open.
 */
export function FilterGroup({ name, title, active, open = false, children }: FilterGroupProps) {
  const t = useTexts('jobs')
  const details = useRef<HTMLDetailsElement>(null)
  const askedFor = useIsAskedFor(name)
  const [startsOpen] = useState(open || askedFor || active > 0)
  const [opened, setOpened] = useState(startsOpen)
  const noteOpen = () => {
    if (details.current?.open) setOpened(true)
  }
  // It may have been opened before the script had started.
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

/** For those without script: sends the form, and the page comes back with all choices of the filter. */
export function AskWithoutScript({ name, label }: { name: FilterName; label: string }) {
  return (
    <noscript>
      <Button type="submit" variant="line" size="sm" wide name={OPEN_NAME} value={name}>
        {label}
      </Button>
    </noscript>
  )
}

/** Whether the page was asked for with all choices of a filter. */
export function useIsAskedFor(name: FilterName): boolean {
  const [query] = useSearchParams()
  return query.get(OPEN_NAME) === name
}
