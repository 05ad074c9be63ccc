import type { ComponentProps } from 'react'
import { NativeSelect } from '../ui/NativeSelect.tsx'
import type { Choice } from './options.ts'

interface PartSelectProps extends ComponentProps<'select'> {
  /** The field that this part belongs to; it is checked when all its parts are chosen or left (`useCheckEvents.ts`). */
  field: string
  label: string
  choices: readonly Choice[]
  /** The id of the field's message, if there is one. */
  error?: string
}

/** A part of a date. Its label is the empty option, and its accessible name. */
export function PartSelect({ field, label, choices, error, ...select }: PartSelectProps) {
  return (
    <NativeSelect
      {...select}
      data-field={field}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error}
    >
      <option value="">{label}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  )
}
