import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Link } from '#src/ui/Link.tsx'

/** Shown while the site has no stories: the ways to begin. */
export function NoStories() {
  const { none: t, yours } = useTexts('cases')
  const href = useHref()
  return (
    <EmptyState
      title={t.title}
      actions={
        <>
          <Button to={href('entry')}>{yours.entry}</Button>
          <Link to={href('invitation')}>{yours.talk}</Link>
        </>
      }
    >
      {t.text}
    </EmptyState>
  )
}
