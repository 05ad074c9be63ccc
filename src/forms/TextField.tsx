import { Textarea, TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldName, type FieldTexts, useLabelledInput } from './field.tsx'

interface TextFieldProps<Values extends FieldValues>
  extends FieldTexts, Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'> {
  name: FieldName<Values>
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
}

/** A single-line text field. */
export function TextField<Values extends FieldValues = never>({
  name,
  type = 'text',
  autoComplete,
  inputMode,
  ...texts
}: TextFieldProps<Values>) {
  return (
    <TextInput
      {...useLabelledInput(name, texts)}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
    />
  )
}

interface TextAreaFieldProps<Values extends FieldValues> extends FieldTexts {
  name: FieldName<Values>
  rows?: number
}

/** A multi-line text field. */
export function TextAreaField<Values extends FieldValues = never>({
  name,
  rows = 6,
  ...texts
}: TextAreaFieldProps<Values>) {
  return <Textarea {...useLabelledInput(name, texts)} rows={rows} />
}
