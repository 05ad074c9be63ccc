import type { PersonValues } from '#domain/forms/entry.ts'
import * as options from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { FieldPair } from '#src/forms/FieldGroup.tsx'
import { choicesOf } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'

type Values = Pick<PersonValues, 'japaneseLanguageSkill' | 'englishLanguageSkill'>

/** A person's Japanese and English. */
export function LanguageFields() {
  const t = useTexts('personFields')
  const person = useTexts('personOptions')
  return (
    <FieldPair>
      <SelectField<Values>
        name="japaneseLanguageSkill"
        label={t.japaneseLanguageSkill}
        choices={choicesOf(options.JapaneseSkill, person.japaneseSkill)}
      />
      <SelectField<Values>
        name="englishLanguageSkill"
        label={t.englishLanguageSkill}
        choices={choicesOf(options.EnglishSkill, person.englishSkill)}
      />
    </FieldPair>
  )
}
