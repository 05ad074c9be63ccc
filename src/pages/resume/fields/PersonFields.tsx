import { AGE } from '#domain/formLimits.ts'
import type { ResumePersonValues } from '#domain/forms/resume.ts'
import { toHiragana } from '#domain/text.ts'
import { Nationality, VisaStatus } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { KanaProposal } from '#src/features/japaneseTerms/kana/KanaProposal.tsx'
import { PhotoField } from '#src/features/photo/PhotoField.tsx'
import { DateField } from '#src/forms/DateField.tsx'
import { FieldGroup, FieldPair } from '#src/forms/FieldGroup.tsx'
import { choicesByName } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'
import { TextField } from '#src/forms/TextField.tsx'
import { useYears } from '#src/forms/useYears.ts'

/** More years than the age limits, so that the rule and not the list refuses ages outside of the limits. */
const BIRTH_YEARS = { ago: AGE.max + 20, ahead: 0 }
/** The longest period of stay is five years; a renewal may be decided early. */
const EXPIRY_YEARS = { ago: 10, ahead: 10 }

interface PersonFieldsProps {
  /** The values that the form starts with. */
  start: Pick<ResumePersonValues, 'birthday' | 'visaExpiry'>
}

/** Photo, name, birthday, and residence status. */
export function PersonFields({ start }: PersonFieldsProps) {
  const t = useTexts('resume')
  const { nationality, visaStatus } = useTexts('personOptions')
  return (
    <FieldGroup title={t.person}>
      <PhotoField<ResumePersonValues> name="photo" label={t.labels.photo} />
      <FieldPair>
        <TextField<ResumePersonValues>
          name="name"
          label={t.labels.name}
          help={t.nameHelp}
          autoComplete="name"
        />
        <TextField<ResumePersonValues> optional name="nameKana" label={t.labels.nameKana} help={t.kanaHelp} />
      </FieldPair>
      <KanaProposal field="nameKana" write={toHiragana} />
      <DateField<ResumePersonValues>
        name="birthday"
        label={t.labels.birthday}
        years={useYears(BIRTH_YEARS, start.birthday)}
        autoComplete="bday"
      />
      <TextField<ResumePersonValues> optional name="gender" label={t.labels.gender} help={t.genderHelp} />
      <SelectField<ResumePersonValues>
        optional
        name="nationality"
        label={t.labels.nationality}
        choices={choicesByName(nationality, Nationality.unknown)}
      />
      <SelectField<ResumePersonValues>
        optional
        name="visaStatusinJapan"
        label={t.labels.visaStatusinJapan}
        choices={Object.values(VisaStatus).map((value) => ({ value, label: visaStatus[value] }))}
      />
      <DateField<ResumePersonValues>
        optional
        name="visaExpiry"
        label={t.labels.visaExpiry}
        years={useYears(EXPIRY_YEARS, start.visaExpiry)}
      />
    </FieldGroup>
  )
}
