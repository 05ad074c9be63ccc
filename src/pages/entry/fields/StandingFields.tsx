import type { PersonValues } from '#domain/forms/entry.ts'
import { countriesIn } from '#domain/countries.ts'
import * as options from '#openapi/generated/options.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { FieldGroup, FieldPair } from '#src/forms/FieldGroup.tsx'
import { choicesByName } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'
import { Intro } from './Intro.tsx'
import { choicesOf } from './choices.ts'

/** A person's nationality, country, visa, languages, employment and education. */
export function StandingFields() {
  const t = useTexts('entry')
  const person = useTexts('personOptions')
  return (
    <FieldGroup title={t.standing}>
      <Intro>{t.standingWhy}</Intro>
      <FieldPair>
        <SelectField<PersonValues>
          name="nationality"
          label={t.nationality}
          choices={choicesByName(person.nationality, options.Nationality.unknown)}
        />
        <CountryField />
      </FieldPair>
      <SelectField<PersonValues>
        name="visaStatusinJapan"
        label={t.visaStatusinJapan}
        choices={choicesOf(options.VisaStatus, person.visaStatus)}
      />
      <FieldPair>
        <SelectField<PersonValues>
          name="japaneseLanguageSkill"
          label={t.japaneseLanguageSkill}
          choices={choicesOf(options.JapaneseSkill, person.japaneseSkill)}
        />
        <SelectField<PersonValues>
          name="englishLanguageSkill"
          label={t.englishLanguageSkill}
          choices={choicesOf(options.EnglishSkill, person.englishSkill)}
        />
      </FieldPair>
      <FieldPair>
        <SelectField<PersonValues>
          name="employmentStatus"
          label={t.employmentStatus}
          choices={choicesOf(options.EmploymentStatus, person.employmentStatus)}
        />
        <SelectField<PersonValues>
          name="educationalBackground"
          label={t.educationalBackground}
          optional
          choices={choicesOf(options.Education, person.education)}
        />
      </FieldPair>
    </FieldGroup>
  )
}

/** The platform names and sorts the countries, so server and browser may differ: the list is filled after hydration, by a remount. */
function CountryField() {
  const t = useTexts('entry')
  const lang = useLang()
  const hydrated = useHydrated()
  const countries = hydrated ? countriesIn(lang) : []
  return (
    <SelectField<PersonValues>
      key={String(hydrated)}
      name="currentLocation"
      label={t.currentLocation}
      autoComplete="country"
      choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
}
