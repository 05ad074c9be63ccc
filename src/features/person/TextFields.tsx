import type { ExperienceValues, FilesValues, PersonValues } from '#domain/forms/entry.ts'
import { useTexts } from '#src/context/language.ts'
import { TextAreaField, TextField } from '#src/forms/TextField.tsx'

export function NameField() {
  const t = useTexts('personFields')
  return <TextField<PersonValues> name="name" label={t.name} help={t.nameHint} autoComplete="name" />
}

export function PhoneField() {
  const t = useTexts('personFields')
  return (
    <TextField<PersonValues>
      name="phoneNumber"
      type="tel"
      label={t.phoneNumber}
      help={t.phoneNumberHint}
      optional
      autoComplete="tel"
    />
  )
}

/** The addresses of a person's pages. */
export function LinkFields() {
  const t = useTexts('personFields')
  return (
    <>
      <TextField<FilesValues>
        optional
        name="linkedInURL"
        type="url"
        label={t.linkedInURL}
        help={t.linkedInURLHint}
        inputMode="url"
      />
      <TextField<FilesValues> optional name="otherURL" type="url" label={t.otherURL} inputMode="url" />
    </>
  )
}

export function RequestsField() {
  const t = useTexts('personFields')
  return (
    <TextAreaField<ExperienceValues>
      optional
      name="otherRequests"
      label={t.otherRequests}
      help={t.otherRequestsHint}
    />
  )
}
