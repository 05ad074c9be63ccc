import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Nothing } from './Nothing.tsx'
import { RequestIntroduction } from './RequestIntroduction.tsx'

/** Suggests next steps while nothing has been recommended. */
export function NoRecommendations() {
  const t = useTexts('dashboard').recommendations
  const href = useHref()
  return (
    <>
      <Nothing
        seed={1}
        title={t.none}
        text={t.noneText}
        action={
          <Button size="sm" variant="line" to={href('profileEdit')}>
            {t.toProfile}
          </Button>
        }
      />
      <RequestIntroduction />
    </>
  )
}
