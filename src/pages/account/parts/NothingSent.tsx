import { useTexts } from '#src/context/language.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import styles from './account.module.css'

/** The last page of a new password after opening it directly: a link to the form. */
export function NothingSent() {
  const { forget, spent, toLogin } = useTexts('account')
  const href = useHref()
  return (
    <AccountFrame title={forget.title} lead={forget.description} seed={8}>
      <div className={styles.buttons}>
        <Button to={href('forget')}>{spent.send}</Button>
        <Button variant="text" to={href('login')}>
          {toLogin}
        </Button>
      </div>
    </AccountFrame>
  )
}
