import { useTexts } from '#src/context/language.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useIsDone } from '#src/routes/historyState.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { DonePage, NothingDone } from './parts/DonePage.tsx'

/** The new password is set. */
function PasswordCompletePage() {
  const { passwordComplete: t, dashboard } = useTexts('settings')
  const href = useHref()
  if (!useIsDone()) return <NothingDone form="password" />
  return (
    <DonePage
      title={t.heading}
      seed={4}
      points={[
        { icon: 'check', text: t.here },
        { icon: 'check', text: t.others },
        { icon: 'mail', text: t.mail },
      ]}
    >
      <Button to={href('mypage')}>{dashboard}</Button>
    </DonePage>
  )
}

export default definePage({
  component: PasswordCompletePage,
  head: headOf('settings', (t) => t.passwordComplete),
})
