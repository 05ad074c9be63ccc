import type { ReactNode } from 'react'
import { useLang, useTexts } from '#src/context/language.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { useMessage, removeFavorites } from '#src/features/favorites/messageStore.ts'
import { focusPage } from '#src/lib/focus.ts'
import { useFleeting } from '#src/lib/useFleeting.ts'
import { type Removal, UNDO_TIME, useUndo } from '#src/lib/useUndo.ts'
import { useJobRows } from '#src/routes/jobRows.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'
import { UndoToast } from '#src/ui/Toast.tsx'
import type { ApplyForSelectedProps } from './ApplyForSelected.tsx'
import { SavedJobs } from './SavedJobs.tsx'
import type { SavedRowsProps } from './SavedRows.tsx'
import styles from './FavoriteList.module.css'

interface FavoriteListProps
  extends Omit<ApplyForSelectedProps, 'ids'>, Pick<SavedRowsProps, 'list' | 'applicationOf'> {
  /** The list of the account is still loading. */
  isLoading?: boolean
  /** In place of an empty list, if it is unknown whether it is empty. */
  empty?: ReactNode
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
  empty,
  confirmRemoval,
  notRemoved,
}: FavoriteListProps) {
  const lang = useLang()
  const t = useTexts('favorites')
  const isWaiting = !useHydrated() || isLoading
  const ids = useMessage().data
  const { remove, removed, hasFailed, undo, hold } = useRemoval(confirmRemoval)
  const apply = { ids: ids.filter((id) => !applicationOf?.(id)?.isRunning), ApplyButton, hint }
  return (
    <>
      {isWaiting && ids.length === 0 && <BeforeStart />}
      {!isWaiting && ids.length === 0 && (empty || <NothingSaved />)}
      {ids.length > 0 && (
        <SavedJobs
          key={lang}
          ids={ids}
          list={list}
          applicationOf={applicationOf}
          onRemove={remove}
          apply={apply}
        />
      )}
      <UndoToast
        icon={hasFailed ? 'alert' : 'trash'}
        message={hasFailed ? notRemoved : removed && t.removed({ count: removed.count })}
        label={t.undo}
        onUndo={removed && undo}
        onHold={hold}
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

/**
 * Removes jobs from the list; `undo` restores them for `UNDO_TIME`. If `confirm` rejects, they are restored at once, and `hasFailed` is
 * true for that time.
 */
function useRemoval(confirm?: () => Promise<void>) {
  const { removed, offer, undo, hold } = useUndo<Removal & { count: number }>(focusPage)
  const [hasFailed, setFailed] = useFleeting<boolean>(UNDO_TIME)

  const remove = (ids: number[]) => {
    const putBack = removeFavorites(ids)
    setFailed(undefined)
    offer({ count: ids.length, putBack })
    confirm?.().catch(() => {
      putBack()
      offer(undefined)
      setFailed(true)
    })
  }
  return { remove, removed, hasFailed, undo, hold }
}
