/** The fields of the first step, beside the consents. */

import type { PersonValues } from '#domain/forms/entry.ts'
import { useTexts } from '#src/context/language.ts'
import { EmploymentFields } from '#src/features/person/EmploymentFields.tsx'
import { LanguageFields } from '#src/features/person/LanguageFields.tsx'
import { ResidenceFields } from '#src/features/person/ResidenceFields.tsx'
import { NameField, PhoneField } from '#src/features/person/TextFields.tsx'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { TextField } from '#src/forms/TextField.tsx'
import { EmailStatus } from './EmailStatus.tsx'
import { Intro } from './Intro.tsx'

/** A person's name, e-mail address and phone number. */
export function ContactFields() {
  const t = useTexts('entry')
  return (
    <FieldGroup title={t.reach}>
      <NameField />
      <TextField<PersonValues>
        name="email"
        type="email"
        label={t.email}
        help={t.emailHint}
        autoComplete="email"
      />
      <EmailStatus />
      <TextField<PersonValues>
        name="email_confirm"
        type="email"
        label={t.email_confirm}
        autoComplete="email"
      />
      <PhoneField />
    </FieldGroup>
  )
}

/** A person's nationality, country, visa, languages, employment and education. The answers of the job search fill some of them in. */
export function StandingFields({ isFromSearch }: { isFromSearch: boolean }) {
  const t = useTexts('entry')
  return (
    <FieldGroup title={t.standing}>
      <Intro>{t.standingWhy}</Intro>
      {isFromSearch && <Intro>{t.fromSearch}</Intro>}
      <ResidenceFields />
      <LanguageFields />
      <EmploymentFields />
    </FieldGroup>
  )
}
