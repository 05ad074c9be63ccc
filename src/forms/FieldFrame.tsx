import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { FieldError, FieldHelp, FieldName } from './FieldParts.tsx'
import styles from './fields.module.css'

/** The texts of a field. */
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

/** Wraps one control: label, help, control, error, in this order. */
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

/** Wraps a group of controls in the same way, with a legend as its label. */
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
