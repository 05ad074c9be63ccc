import { countriesIn } from '#domain/countries.ts'
import type { PersonValues } from '#domain/forms/entry.ts'
import * as options from '#openapi/generated/options.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { FieldPair } from '#src/forms/FieldGroup.tsx'
import { choicesByName, choicesOf } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'

type Values = Pick<PersonValues, 'nationality' | 'currentLocation' | 'visaStatusinJapan'>

/** A person's nationality, country of residence and visa status. */
export function ResidenceFields() {
  const t = useTexts('personFields')
  const person = useTexts('personOptions')
  return (
    <>
      <FieldPair>
        <SelectField<Values>
          name="nationality"
          label={t.nationality}
          choices={choicesByName(person.nationality, options.Nationality.unknown)}
        />
        <CountryField />
      </FieldPair>
      <SelectField<Values>
        name="visaStatusinJapan"
        label={t.visaStatusinJapan}
        choices={choicesOf(options.VisaStatus, person.visaStatus)}
      />
    </>
  )
}

/** The platform names and sorts the countries, so server and browser may differ: the list is filled after hydration, by a remount. */
function CountryField() {
  const t = useTexts('personFields')
  const lang = useLang()
  const hydrated = useHydrated()
  const countries = hydrated ? countriesIn(lang) : []
  return (
    <SelectField<Values>
      key={String(hydrated)}
      name="currentLocation"
      label={t.currentLocation}
      autoComplete="country"
      choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
}
