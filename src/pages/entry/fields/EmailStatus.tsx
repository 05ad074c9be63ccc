import { useFormContext, useWatch } from 'react-hook-form'
import type { PersonValues } from '#domain/forms/entry.ts'
import { useTexts } from '#src/context/language.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Spinner } from '#src/ui/Spinner.tsx'
import { forgetFailure, useEmailCheck } from './emailCheck.ts'
import styles from './EmailStatus.module.css'

/** The state of the address check, below the field. */
export function EmailStatus() {
  const t = useTexts('entry')
  const typed = useWatch<PersonValues>({ name: 'email' })
  const check = useEmailCheck()
  const { trigger } = useFormContext<PersonValues>()
  const state = check && check.email === typed ? check.state : null
  const again = () => {
    forgetFailure()
    void trigger('email')
  }
  return (
    <div role="status" className={styles.status}>
      {state === 'checking' && (
        <p className={styles.checking}>
          <Spinner />
          {t.emailChecking}
        </p>
      )}
      {state === 'free' && (
        <p className={styles.free}>
          <Icon name="check" size="sm" />
          {t.emailFree}
        </p>
      )}
      {state === 'failed' && (
        <Button variant="line" size="sm" onClick={again} className={styles.again}>
          {t.emailCheckAgain}
        </Button>
      )}
    </div>
  )
}
