import { CheckboxField, CheckboxesField, FlagsField, RadioField } from '#src/forms/ChoiceFields.tsx'
import { DateField, YearMonthField } from '#src/forms/DateField.tsx'
import { FieldGroup, FieldPair } from '#src/forms/FieldGroup.tsx'
import { FileField } from '#src/forms/file/FileField.tsx'
import { FileGroup } from '#src/forms/file/FileGroup.tsx'
import type { Choice } from '#src/forms/options.ts'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { RowSelect, SelectField } from '#src/forms/SelectField.tsx'
import { TextAreaField, TextField } from '#src/forms/TextField.tsx'
import { useYears } from '#src/forms/useYears.ts'
import type { SampleState, SampleValues } from './sampleForm.ts'
import styles from '../ComponentsPage.module.css'

const choices: Choice[] = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
  { value: 'c', label: 'Third' },
]

/** Each field once. The label is the name of the component. */
export function SampleFields({ state }: { state: SampleState }) {
  const years = useYears({ ago: 40, ahead: 0 })
  return (
    <FieldGroup title="FieldGroup">
      <FieldPair>
        <TextField<SampleValues> name={`${state}.text`} label="TextField" help="A help text" />
        <SelectField<SampleValues> optional name={`${state}.select`} label="SelectField" choices={choices} />
      </FieldPair>
      <TextAreaField<SampleValues> name={`${state}.area`} label="TextAreaField" rows={3} />
      <PasswordField<SampleValues>
        name={`${state}.password`}
        label="PasswordField"
        autoComplete="new-password"
      />
      <RadioField<SampleValues> name={`${state}.radio`} label="RadioField" choices={choices} />
      <CheckboxesField<SampleValues> name={`${state}.boxes`} label="CheckboxesField" choices={choices} />
      <CheckboxField<SampleValues> name={`${state}.flag`} label="CheckboxField, for a consent" />
      <FlagsField<SampleValues>
        label="FlagsField"
        flags={[
          { name: `${state}.first`, label: 'Register with Hashi' },
          { name: `${state}.second`, label: 'Register with the job board' },
        ]}
      />
      <DateField<SampleValues> name={`${state}.date`} label="DateField" years={years} />
      <YearMonthField year={`${state}.year`} month={`${state}.month`} label="YearMonthField" years={years} />
      <FileGroup title="FileGroup">
        <FileField<SampleValues>
          name={`${state}.file`}
          label="FileField"
          use="document"
          onChange={() => {}}
        />
      </FileGroup>
      <div className={styles.states}>
        <p className="meta">RowSelect, within a row and without a label to see</p>
        <RowSelect name={`${state}.row`} label="RowSelect" choices={choices} />
      </div>
    </FieldGroup>
  )
}
