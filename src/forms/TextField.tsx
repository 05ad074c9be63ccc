import type { ComponentProps } from 'react'
import { TextArea, TextInput } from '../ui/TextInput.tsx'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { useField } from './useField.ts'

interface TextFieldProps extends FieldTexts, Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'> {
  name: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
}

/** A line of text. */
export function TextField({ name, type = 'text', autoComplete, inputMode, ...texts }: TextFieldProps) {
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

interface TextAreaFieldProps extends FieldTexts {
  name: string
  rows?: number
}

/** A text of several lines. */
export function TextAreaField({ name, rows = 6, ...texts }: TextAreaFieldProps) {
  const { ids, error, control } = useField(name, { hasHelp: Boolean(texts.help) })
  return (
    <FieldFrame {...texts} ids={ids} error={error}>
      <TextArea {...control} id={ids.control} rows={rows} />
    </FieldFrame>
  )
}
