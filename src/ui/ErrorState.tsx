import { Button } from './Button.tsx'
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx'

interface ErrorStateProps extends EmptyStateProps {
  retryLabel: string
  onRetry: () => void
  /** While it is tried again. */
  busy?: boolean
}

/** Where something could not be loaded: said aloud, with a button that tries again. */
export function ErrorState({ retryLabel, onRetry, busy, actions, ...rest }: ErrorStateProps) {
  const retry = (
    <>
      <Button onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
      {actions}
    </>
  )
  return <EmptyState {...rest} role="alert" actions={retry} />
}
