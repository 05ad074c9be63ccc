import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../context/language.ts'
import { Icon } from '../ui/Icon.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import type { FieldName } from './fieldName.ts'
import styles from './PasswordField.module.css'
import { useField } from './useField.ts'

interface PasswordFieldProps<Values extends FieldValues> extends FieldTexts {
  name: FieldName<Values>
  autoComplete: 'current-password' | 'new-password'
  /** Below the field, such as the rules of a new password. */
  children?: ReactNode
}

/** A password, which a button shows and hides. */
export function PasswordField<Values extends FieldValues = never>({
  name,
  autoComplete,
  children,
  ...texts
}: PasswordFieldProps<Values>) {
  const { password: t } = useTexts('forms')
  const [isShown, setShown] = useState(false)
  const { ids, error, control } = useField(name, { hasHelp: Boolean(texts.help) })
  return (
    <FieldFrame {...texts} ids={ids} error={error}>
      <div className={styles.control}>
        <TextInput
          {...control}
          id={ids.control}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={styles.input}
        />
        <button
          type="button"
          className={styles.show}
          aria-label={isShown ? t.hideLabel : t.showLabel}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" size="sm" />
          {isShown ? t.hide : t.show}
        </button>
      </div>
      {children}
    </FieldFrame>
  )
}
