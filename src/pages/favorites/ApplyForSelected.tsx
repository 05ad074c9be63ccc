import { useNavigate } from 'react-router'
import { ENTRY_JOBS } from '#domain/limits.ts'
import { useTexts } from '#src/context/language.ts'
import { startEntry, useSelectedEntry } from '#src/features/favorites/entryStore.ts'
import { useHref } from '#src/routes/useHref.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import styles from './ApplyForSelected.module.css'

/** The number of ticked jobs, and the button to apply for them. */
export function ApplyAside({ ids }: { ids: number[] }) {
  const t = useTexts('favorites')
  const selected = useSelected(ids)
  const count = selected.length
  const [before, number, after] = t.selected({ count }).split(/[[\]]/)
  return (
    <aside aria-label={t.apply({ count: 0 })} className={styles.aside}>
      <Sheet className={styles.sheet}>
        <p className={styles.count} role="status">
          {before}
          <b className="num">{number}</b>
          {after}
        </p>
        <p className={styles.hint}>{count === 0 ? t.selectHint : t.oneForm({ count })}</p>
        <ApplyButton ids={selected} />
      </Sheet>
    </aside>
  )
}

/** The same button at the bottom of a small window, while a job is ticked. */
export function ApplyBar({ ids }: { ids: number[] }) {
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

function ApplyButton({ ids }: { ids: number[] }) {
  const t = useTexts('favorites')
  const form = useHref()('entry')
  const navigate = useNavigate()
  const apply = () => {
    startEntry(ids)
    void navigate(form)
  }
  return (
    <div className={styles.button}>
      <Button variant="go" wide disabled={ids.length === 0 || ids.length > ENTRY_JOBS} onClick={apply}>
        {t.apply({ count: ids.length })}
      </Button>
      {ids.length > ENTRY_JOBS && <p className="meta">{t.tooMany({ max: ENTRY_JOBS })}</p>}
    </div>
  )
}
