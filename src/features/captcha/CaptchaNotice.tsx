import { captchaConfig } from '#src/context/config.ts'
import { useTexts } from '#src/context/language.ts'
import { Linked } from '#src/ui/Linked.tsx'
import './badge.css'

const GOOGLE = { privacy: 'https://policies.google.com/privacy', terms: 'https://policies.google.com/terms' }

/** The notice that Google requires where its badge is hidden. Renders nothing when no bot check is configured. */
export function CaptchaNotice() {
  const t = useTexts('captcha')
  if (!captchaConfig()) return null
  return (
    <p className="meta">
      <Linked text={t.notice} to={[GOOGLE.privacy, GOOGLE.terms]} newTab={t.newTab} />
    </p>
  )
}
