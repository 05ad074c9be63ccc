import { Checkbox, Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldError, type FieldName, type FieldTexts, GroupFrame, type OnChange, useField } from './field.tsx'
import type { Choice } from './options.ts'
import styles from './ChoiceFields.module.css'

interface ChoiceFieldProps<Values extends FieldValues> extends FieldTexts {
  name: FieldName<Values>
  choices: readonly Choice[]
}

interface CheckboxesFieldProps<Values extends FieldValues> extends ChoiceFieldProps<Values> {
  onChange?: OnChange
}

/** A checkbox; its label may contain links. */
interface Flag<Values extends FieldValues> {
  name: FieldName<Values>
  label: ReactNode
}

/** The first control of a group gets the field's name as id, so that a link to the field finds it. */
const idOf = (name: string, index: number) => (index === 0 ? name : `${name}-${index + 1}`)

/** A choice of one, as radio buttons. The value is text, '' while nothing is chosen. */
export function RadioField<Values extends FieldValues = never>({
  name,
  choices,
  ...texts
}: ChoiceFieldProps<Values>) {
  const { ids, error, control } = useField(name, texts.help)
  return (
    <GroupFrame {...texts} ids={ids} error={error} role="radiogroup">
      {choices.map(({ value, label, description }, index) => (
        <Radio
          key={value}
          {...control}
          id={idOf(name, index)}
          value={value}
          size={description ? 'lg' : undefined}
          label={description ? <Described label={label} description={description} /> : label}
        />
      ))}
    </GroupFrame>
  )
}

function Described({ label, description }: Required<Pick<Choice, 'label' | 'description'>>) {
  return (
    <>
      <b className={styles.label}>{label}</b> {description}
    </>
  )
}

/** A choice of any number, as checkboxes. The value is a list of texts. */
export function CheckboxesField<Values extends FieldValues = never>({
  name,
  choices,
  onChange,
  ...texts
}: CheckboxesFieldProps<Values>) {
  const { ids, error, control } = useField(name, texts.help, onChange)
  return (
    <GroupFrame {...texts} ids={ids} error={error}>
      {choices.map(({ value, label }, index) => (
        <Checkbox key={value} {...control} id={idOf(name, index)} value={value} label={label} />
      ))}
    </GroupFrame>
  )
}

/** One checkbox, such as a consent. The value is a boolean. */
export function CheckboxField<Values extends FieldValues = never>({ name, label }: Flag<Values>) {
  const { ids, error, control } = useField(name)
  return (
    <div className={styles.consent}>
      <Checkbox {...control} size="lg" id={ids.control} label={label} />
      <FieldError id={ids.error}>{error}</FieldError>
    </div>
  )
}

interface FlagsFieldProps<Values extends FieldValues> extends FieldTexts {
  /** The checkboxes, each with a boolean value. A message about the whole group belongs to the first. */
  flags: readonly Flag<Values>[]
}

/** Several checkboxes; at least one must be ticked. */
export function FlagsField<Values extends FieldValues = never>({ flags, ...texts }: FlagsFieldProps<Values>) {
  const { ids, error } = useField(flags[0]?.name ?? '')
  return (
    <GroupFrame {...texts} ids={ids} error={error}>
      {flags.map(({ name, label }) => (
        <FlagBox key={name} name={name} label={label} describedBy={error && ids.error} />
      ))}
    </GroupFrame>
  )
}

function FlagBox({ name, label, describedBy }: { name: string; label: ReactNode; describedBy?: string }) {
  const { ids, control } = useField(name)
  return (
    <Checkbox
      {...control}
      size="lg"
      id={ids.control}
      label={label}
      aria-invalid={describedBy ? true : undefined}
      aria-describedby={describedBy}
    />
  )
}
