import { useLang, useTexts } from '#src/context/language.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { useMessage } from '#src/features/favorites/messageStore.ts'
import { useJobRows } from '#src/routes/jobRows.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'
import { UndoToast } from '#src/ui/UndoToast.tsx'
import { ApplyAside, ApplyBar, type ApplyForSelectedProps } from './ApplyForSelected.tsx'
import styles from './FavoriteList.module.css'
import { SavedJobs, type SavedJobsProps } from './SavedJobs.tsx'
import { useRemoval } from './useRemoval.ts'

interface FavoriteListProps
  extends Omit<ApplyForSelectedProps, 'ids'>, Pick<SavedJobsProps, 'list' | 'applicationOf'> {
  /** The list is still to come from the account. */
  isLoading?: boolean
  /** Resolves when a removal has reached the account; if it rejects, the removal is undone. */
  confirmRemoval?: () => Promise<void>
  /** The message after an undone removal. */
  notRemoved?: string
}

/** The saved jobs or an empty state, and a message with an undo button after a removal. */
export function FavoriteList({
  list,
  applicationOf,
  ApplyButton,
  hint,
  isLoading,
  confirmRemoval,
  notRemoved,
}: FavoriteListProps) {
  const lang = useLang()
  const t = useTexts('favorites')
  const isWaiting = !useHydrated() || isLoading
  const ids = useMessage().data
  const { remove, removed, hasFailed, undo } = useRemoval(confirmRemoval)
  const apply = { ids: ids.filter((id) => !applicationOf?.(id)?.isRunning), ApplyButton, hint }
  return (
    <>
      {isWaiting && ids.length === 0 && <BeforeStart />}
      {!isWaiting && ids.length === 0 && <NothingSaved />}
      {ids.length > 0 && (
        <>
          <Columns aside="end">
            <SavedJobs key={lang} ids={ids} list={list} applicationOf={applicationOf} onRemove={remove} />
            <ApplyAside {...apply} />
          </Columns>
          <ApplyBar {...apply} />
        </>
      )}
      <UndoToast
        icon={hasFailed ? 'alert' : 'trash'}
        message={hasFailed ? notRemoved : removed && t.removed({ count: removed.count })}
        label={t.undo}
        onUndo={removed && undo}
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
  const { list } = useJobRows()
  return (
    <EmptyState title={t.emptyTitle} actions={<Button to={href(list)}>{t.findJobs}</Button>}>
      {t.emptyText}
    </EmptyState>
  )
}
