import { useTexts } from '#src/context/language.ts'
import { startEntry } from '#src/features/favorites/entryStore.ts'
import { usePresence } from '#src/context/presence.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'

/** The link to the entry form for this job; for an applicant who is logged in, to the job within the mypage. */
export function ApplyLink({ id }: { id: number }) {
  const t = useTexts('job')
  const href = useHref()
  if (usePresence()) {
    return (
      <Button variant="go" wide to={href('mypageJob', { id })}>
        {t.apply}
      </Button>
    )
  }
  return (
    <Button variant="go" wide to={href('entry')} onClick={() => startEntry([id])}>
      {t.apply}
    </Button>
  )
}
