import type { ReactNode } from 'react'
import { useTexts } from '../context/language.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './fields.module.css'

/** A field's name, with "optional" when it may stay empty. */
export function FieldName({ label, optional }: { label: ReactNode; optional?: boolean }) {
  const t = useTexts('forms')
  return (
    <>
      {label}
      {optional && <span className={styles.optional}> {t.optional}</span>}
    </>
  )
}

export function FieldHelp({ id, children }: { id: string; children?: ReactNode }) {
  return children ? (
    <span id={id} className={styles.help}>
      {children}
    </span>
  ) : null
}

export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return children ? (
    <p id={id} className={styles.error}>
      <Icon name="alert" size="sm" />
      <span>{children}</span>
    </p>
  ) : null
}
