import { useLang, useTexts } from '#src/context/language.ts'
import { laterHref } from '#src/routes/laterHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Nothing } from './Nothing.tsx'
import { RequestIntroduction } from './RequestIntroduction.tsx'

/** What to do while nothing has been recommended. */
export function NoRecommendations() {
  const t = useTexts('dashboard').recommendations
  const profile = laterHref(useLang(), '/applicant/mypage/profile/edit')
  return (
    <>
      <Nothing
        seed={1}
        title={t.none}
        text={t.noneText}
        action={
          profile && (
            <Button size="sm" variant="line" to={profile}>
              {t.toProfile}
            </Button>
          )
        }
      />
      <RequestIntroduction />
    </>
  )
}
