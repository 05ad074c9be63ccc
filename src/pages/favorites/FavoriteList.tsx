import { useLang, useTexts } from '#src/context/language.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { useMessage } from '#src/features/favorites/messageStore.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'
import { Toast } from '#src/ui/Toast.tsx'
import { ApplyAside, ApplyBar } from './ApplyForSelected.tsx'
import styles from './FavoriteList.module.css'
import { SavedJobs } from './SavedJobs.tsx'
import { useRemoval } from './useRemoval.ts'

/** The saved jobs or an empty state, and a message with an undo button after a removal. */
export function FavoriteList() {
  const lang = useLang()
  const t = useTexts('favorites')
  const hydrated = useHydrated()
  const ids = useMessage().data
  const { remove, removed, undo } = useRemoval()
  return (
    <>
      {!hydrated && ids.length === 0 && <BeforeStart />}
      {hydrated && ids.length === 0 && <NothingSaved />}
      {ids.length > 0 && (
        <>
          <Columns aside="end">
            <SavedJobs key={lang} ids={ids} onRemove={remove} />
            <ApplyAside ids={ids} />
          </Columns>
          <ApplyBar ids={ids} />
        </>
      )}
      <Toast
        icon="trash"
        message={removed && t.removed({ count: removed.count })}
        action={
          <button type="button" onClick={undo}>
            {t.undo}
          </button>
        }
      />
    </>
  )
}

/** Rendered by the server, which does not know the list. */
function BeforeStart() {
  const t = useTexts('favorites')
  const { loading } = useTexts('common')
  return (
    <>
      <noscript>
        <Note tone="warn">{t.needsScript}</Note>
      </noscript>
      <div className={styles.waiting}>
        <SkeletonList label={loading} />
      </div>
    </>
  )
}

function NothingSaved() {
  const t = useTexts('favorites')
  const href = useHref()
  return (
    <EmptyState title={t.emptyTitle} actions={<Button to={href('jobs')}>{t.findJobs}</Button>}>
      {t.emptyText}
    </EmptyState>
  )
}
