import { useNavigate } from 'react-router'
import { ENTRY_JOBS } from '#domain/formLimits.ts'
import { useTexts } from '#src/context/language.ts'
import { startEntry } from '#src/features/favorites/entryStore.ts'
import { usePresence } from '#src/context/presence.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './ApplyForSelected.module.css'

/** Opens the entry form for the ticked jobs; for an applicant who is logged in, the saved jobs of the mypage with the same ticks. */
export function EntryButton({ ids }: { ids: number[] }) {
  const t = useTexts('favorites')
  const href = useHref()
  const isLoggedIn = usePresence()
  const navigate = useNavigate()
  const apply = () => {
    startEntry(ids)
    void navigate(href(isLoggedIn ? 'keep' : 'entry'))
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
