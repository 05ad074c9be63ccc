import { useFocusAfterwards } from '../lib/focus.ts'
import { Button } from './Button.tsx'
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'

interface ErrorStateProps extends EmptyStateProps {
  retryLabel: string
  onRetry: () => void
  /** A retry is under way. */
  busy?: boolean
}

/** An announced error for content that failed to load, with a retry button. */
export function ErrorState({ retryLabel, onRetry, busy, actions, ...rest }: ErrorStateProps) {
  const retry = (
    <>
      <Button onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
      {actions}
    </>
  )
  return <EmptyState {...rest} ref={useFocusAfterwards<HTMLDivElement>()} role="alert" actions={retry} />
}
