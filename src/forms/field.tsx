/** Binds Mantine's fields to react-hook-form: registration, ids, texts and messages. */

import { Fieldset, Input } from '@mantine/core'
import type { ChangeEvent, ReactNode } from 'react'
import { type FieldValues, type Path, useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '../context/language.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from '../ui/mantine/fields.module.css'

/**
 * The name of a field in a form with these values, including rows ('itSkills.0.yoe'). Fields take the values as a type argument,
 * `<TextField<PersonValues> name="email" …/>`. Without it no name compiles, as TypeScript cannot infer the values from a name.
 */
export type FieldName<Values extends FieldValues> = Path<Given<Values>> & string

/** The same type, deferred so that the compiler does not infer it from a field's name. */
type Given<Values> = [Values][Values extends unknown ? 0 : never]

/** The texts of a field. */
export interface FieldTexts {
  label: ReactNode
  help?: ReactNode
  optional?: boolean
}

/** The ids of a control and of the texts that describe it. */
export interface FieldIds {
  control: string
  help: string
  error: string
}

/** Returns the ids of a field. The control has the field's name as its id, so that a link to the field finds it. */
export const idsOf = (name: string): FieldIds => ({
  control: name,
  help: `${name}-help`,
  error: `${name}-error`,
})

/** Returns the ids that describe a control: help first, then the message. */
export const describedBy = (ids: FieldIds, help: unknown, error: unknown): string | undefined =>
  [help && ids.help, error && ids.error].filter(Boolean).join(' ') || undefined

/** Returns the message about a field, if there is one. */
export function useFieldError(name: string): string | undefined {
  const { getFieldState } = useFormContext()
  return getFieldState(name, useFormState({ name })).error?.message
}

export type OnChange = (event: ChangeEvent<HTMLInputElement>) => void

/**
 * Registers a field. Returns its ids, its message, and the props of a native control, a checkbox or a radio button. `onChange` runs before
 * the subscribers of the form, so that they get the values that it has corrected.
 */
export function useField(name: string, help?: ReactNode, onChange?: OnChange) {
  const { register } = useFormContext()
  const error = useFieldError(name)
  const ids = idsOf(name)
  const control = {
    ...register(name, { onChange }),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy(ids, help, error),
  }
  return { ids, error, control }
}

/** Registers a text control or a select without a label of its own. Returns its message, and the props for Mantine's component. */
export function useInput(name: string, help?: ReactNode) {
  const { ids, error, control } = useField(name, help)
  return { ids, error, input: { ...control, ...inputProps(ids, help, error) } }
}

/** Registers a text control or a select. Returns the props for Mantine's component, with label, help and message. */
export function useLabelledInput(name: string, texts: FieldTexts) {
  const { ids, error, input } = useInput(name, texts.help)
  return { ...input, ...useFrame(ids, texts, error) }
}

/** The props that mark one of Mantine's inputs as wrong. It would name the message before the help, and our own order is the reverse. */
const inputProps = (ids: FieldIds, help: unknown, error: unknown) => ({
  id: ids.control,
  error: Boolean(error),
  attributes: { input: { 'aria-describedby': describedBy(ids, help, error) } },
})

/** The props of Mantine's `Input.Wrapper`: label, help, control, message, in this order. */
export function useFrame(ids: FieldIds, { label, help, optional }: FieldTexts, error?: string) {
  return {
    id: ids.control,
    className: styles.field,
    label: <FieldLabel label={label} optional={optional} />,
    description: help,
    descriptionProps: { id: ids.help },
    error: error && <Message>{error}</Message>,
    errorProps: { id: ids.error },
  }
}

interface GroupFrameProps extends FieldTexts {
  ids: FieldIds
  error?: string
  role?: 'radiogroup'
  className?: string
  children: ReactNode
}

/** A group of controls with a legend: help, controls, message, in this order. */
export function GroupFrame({
  ids,
  label,
  help,
  optional,
  error,
  role,
  className,
  children,
}: GroupFrameProps) {
  return (
    <Fieldset
      role={role}
      aria-describedby={describedBy(ids, help, error)}
      className={className}
      legend={<FieldLabel label={label} optional={optional} />}
    >
      {help && <Input.Description id={ids.help}>{help}</Input.Description>}
      {children}
      <FieldError id={ids.error}>{error}</FieldError>
    </Fieldset>
  )
}

/** The message about a control that is outside of a frame. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return children ? (
    <Input.Error id={id}>
      <Message>{children}</Message>
    </Input.Error>
  ) : null
}

function Message({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="alert" size="sm" />
      <span>{children}</span>
    </>
  )
}

/** A field's name, with "optional" if it may stay empty. */
function FieldLabel({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>) {
  const t = useTexts('forms')
  return (
    <>
      {label}
      {optional && <span className={styles.optional}> {t.optional}</span>}
    </>
  )
}
