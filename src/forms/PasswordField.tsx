import { PasswordInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../context/language.ts'
import { Icon } from '../ui/Icon.tsx'
import { type FieldName, type FieldTexts, useLabelledInput } from './field.tsx'
import styles from './PasswordField.module.css'

interface PasswordFieldProps<Values extends FieldValues> extends Pick<FieldTexts, 'label'> {
  name: FieldName<Values>
  autoComplete: 'current-password' | 'new-password'
  /** Below the field, such as the rules of a new password. */
  children?: ReactNode
}

/** A password, which a button shows and hides. Mantine's own button has no text, and ignores clicks of assistive technology. */
export function PasswordField<Values extends FieldValues = never>({
  name,
  autoComplete,
  children,
  ...texts
}: PasswordFieldProps<Values>) {
  const { password: t } = useTexts('forms')
  const [isShown, setShown] = useState(false)
  return (
    <PasswordInput
      {...useLabelledInput(name, texts)}
      // Mantine describes the inner control by itself.
      attributes={undefined}
      visible={isShown}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      inputContainer={followedBy(children)}
      rightSection={
        <button
          type="button"
          className={styles.show}
          aria-label={isShown ? t.hideLabel : t.showLabel}
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" size="sm" />
          {isShown ? t.hide : t.show}
        </button>
      }
    />
  )
}

/** Puts content between a control and its message. */
const followedBy = (content: ReactNode) => (input: ReactNode) => (
  <>
    {input}
    {content}
  </>
)
