import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Link } from '#src/ui/Link.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { SendLinkForm } from './SendLinkForm.tsx'
import styles from './account.module.css'

interface SpentLinkProps {
  /** The failure, if the link could not be checked; null if it does not work. */
  error: unknown
  onRetry?: () => void
  busy?: boolean
}

/** The message for a mail's link that does not work, with a form for a new one, or for a link that could not be checked. */
export function SpentLink({ error, onRetry, busy }: SpentLinkProps) {
  const { spent: t, toLogin } = useTexts('account')
  const href = useHref()
  return (
    <AccountFrame title={error ? t.failedTitle : t.title} lead={error ? t.failedText : t.text} seed={11}>
      {Boolean(error) && (
        <div className={styles.buttons}>
          <Button onClick={onRetry} busy={busy}>
            {t.again}
          </Button>
        </div>
      )}
      <SendLinkForm submit={t.send} help={t.email} />
      <p className={styles.other}>
        {t.registered} <Link to={href('login')}>{toLogin}</Link>
      </p>
      <p className={styles.other}>
        {t.deleted} <Link to={href('entry')}>{t.registerAgain}</Link>
      </p>
    </AccountFrame>
  )
}
