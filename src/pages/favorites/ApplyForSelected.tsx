import type { ComponentType } from 'react'
import { useTexts } from '#src/context/language.ts'
import { useSelectedEntry } from '#src/features/favorites/entryStore.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Panel } from '#src/ui/layout.tsx'
import styles from './ApplyForSelected.module.css'

export interface ApplyForSelectedProps {
  /** The jobs that can be ticked. */
  ids: number[]
  /** The button to apply for the ticked jobs. */
  ApplyButton: ComponentType<{ ids: number[] }>
  /** Returns a sentence about applying for this number of jobs. */
  hint: (count: number) => string
}

/** The number of ticked jobs, and the button to apply for them. */
export function ApplyAside({ ids, ApplyButton, hint }: ApplyForSelectedProps) {
  const t = useTexts('favorites')
  const selected = useSelected(ids)
  const count = selected.length
  const [before, number, after] = t.selected({ count }).split(/[[\]]/)
  return (
    <aside aria-label={t.apply({ count: 0 })} className={styles.aside}>
      <Panel className={styles.sheet}>
        <p className={styles.count} role="status">
          {before}
          <b className="num">{number}</b>
          {after}
        </p>
        <p className={styles.hint}>{count === 0 ? t.selectHint : hint(count)}</p>
        <ApplyButton ids={selected} />
      </Panel>
    </aside>
  )
}

/** The same button at the bottom of a small window, while a job is ticked. */
export function ApplyBar({ ids, ApplyButton }: ApplyForSelectedProps) {
  const t = useTexts('favorites')
  const selected = useSelected(ids)
  if (selected.length === 0) return null
  return (
    <div className={styles.bar}>
      <ActionBar label={t.apply({ count: 0 })}>
        <ApplyButton ids={selected} />
      </ActionBar>
    </div>
  )
}

/** The ticked jobs among these. */
function useSelected(ids: number[]): number[] {
  return useSelectedEntry().filter((id) => ids.includes(id))
}
