import { useTexts } from '#src/context/language.ts'
import { startEntry } from '#src/features/favorites/entryStore.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'

/** The link to the entry form for this job. */
export function ApplyLink({ id }: { id: number }) {
  const t = useTexts('job')
  return (
    <Button variant="go" wide to={useHref()('entry')} onClick={() => startEntry([id])}>
      {t.apply}
    </Button>
  )
}
