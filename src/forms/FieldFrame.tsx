import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { FieldError, FieldHelp, FieldName } from './FieldParts.tsx'
import styles from './fields.module.css'

/** What is said about a field. */
export interface FieldTexts {
  label: ReactNode
  help?: ReactNode
  optional?: boolean
}

interface FieldFrameProps extends FieldTexts {
  ids: { control: string; help: string; error: string }
  error?: string
  className?: string
  children: ReactNode
}

/** Around one control: label, help, the control, error, in this order. */
export function FieldFrame({ ids, label, help, optional, error, className, children }: FieldFrameProps) {
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={ids.control} className={styles.label}>
        <FieldName label={label} optional={optional} />
      </label>
      <FieldHelp id={ids.help}>{help}</FieldHelp>
      {children}
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}

/** Around the controls of a group: the same with a legend. */
export function GroupFrame({
  ids,
  label,
  help,
  optional,
  error,
  role,
  className,
  children,
}: FieldFrameProps & { role?: 'radiogroup' }) {
  const describedBy = [help && ids.help, error && ids.error].filter(Boolean).join(' ')
  return (
    <fieldset role={role} aria-describedby={describedBy || undefined} className={cx(styles.field, className)}>
      <legend className={styles.label}>
        <FieldName label={label} optional={optional} />
      </legend>
      <FieldHelp id={ids.help}>{help}</FieldHelp>
      {children}
      <FieldError id={ids.error}>{error}</FieldError>
    </fieldset>
  )
}
