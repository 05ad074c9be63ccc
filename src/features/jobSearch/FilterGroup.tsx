import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '#src/app/language.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './FilterGroup.module.css'

interface FilterGroupProps {
  title: string
  /** How many values are chosen. */
  active: number
  /** Open from the start; one with a chosen value always is. */
  open?: boolean
  children: ReactNode
}

/**
 * A filter that opens and closes. The choices of one that was never opened are not in the page, unless the page is
 * without script; once opened they stay, so that the form has them.
 */
export function FilterGroup({ title, active, open = false, children }: FilterGroupProps) {
  const t = useTexts('jobs')
  const details = useRef<HTMLDetailsElement>(null)
  const [startsOpen] = useState(open || active > 0)
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
        {opened || active > 0 ? children : <noscript>{children}</noscript>}
      </div>
    </details>
  )
}
