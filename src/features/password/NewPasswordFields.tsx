import { useWatch } from 'react-hook-form'
import { PASSWORD_LENGTH } from '#domain/formLimits.ts'
import type { NewPasswordValues } from '#domain/forms/account.ts'
import { useTexts } from '#src/context/language.ts'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { cx } from '#src/ui/cx.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './NewPasswordFields.module.css'

/** A new password, with its missing parts, and its repetition. */
export function NewPasswordFields() {
  const t = useTexts('password')
  const password = useWatch<NewPasswordValues, 'password'>({ name: 'password' })
  return (
    <>
      <PasswordField<NewPasswordValues> name="password" autoComplete="new-password" label={t.labels.password}>
        <ul className={styles.checks} aria-label={t.checks.label}>
          {passwordChecks(password).map((check) => (
            <Check key={check.name} {...check} />
          ))}
        </ul>
      </PasswordField>
      <PasswordField<NewPasswordValues>
        name="password_confirm"
        autoComplete="new-password"
        label={t.labels.password_confirm}
      />
    </>
  )
}

function Check({ name, isMet, refused }: PasswordCheck) {
  const { checks: t } = useTexts('password')
  return (
    <li className={cx(isMet && styles.met, Boolean(refused) && styles.refused)}>
      <Icon name={refused ? 'x' : isMet ? 'check' : 'circle'} size="sm" />
      <span>
        {refused ? t.refused({ characters: refused }) : t[name]}
        <VisuallyHidden> {isMet ? t.isMet : t.isNotMet}</VisuallyHidden>
      </span>
    </li>
  )
}

/** A condition for a new password (product-decisions §4), and whether the password meets it. */
type PasswordCheck = {
  name: 'length' | 'letter' | 'digit' | 'others'
  isMet: boolean
  /** The characters that are not allowed. */
  refused?: string
}

function passwordChecks(password: string): PasswordCheck[] {
  const { length } = password
  const refused = [...new Set(password.replaceAll(/[A-Za-z0-9]/g, ''))].join('')
  return [
    { name: 'length', isMet: length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max },
    { name: 'letter', isMet: /[A-Za-z]/.test(password) },
    { name: 'digit', isMet: /[0-9]/.test(password) },
    { name: 'others', isMet: length > 0 && refused === '', refused },
  ]
}
