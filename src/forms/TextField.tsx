import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextArea, TextInput } from '../ui/TextInput.tsx'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import type { FieldName } from './fieldName.ts'
import { useField } from './useField.ts'

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
  const { ids, error, control } = useField(name, { hasHelp: Boolean(texts.help) })
  return (
    <FieldFrame {...texts} ids={ids} error={error}>
      <TextInput
        {...control}
        id={ids.control}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
      />
    </FieldFrame>
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
  const { ids, error, control } = useField(name, { hasHelp: Boolean(texts.help) })
  return (
    <FieldFrame {...texts} ids={ids} error={error}>
      <TextArea {...control} id={ids.control} rows={rows} />
    </FieldFrame>
  )
}
