import type { ExperienceValues } from '#domain/forms/entry.ts'
import { skillNames } from '#domain/skills.ts'
import * as options from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { FieldPair } from '#src/forms/FieldGroup.tsx'
import { SelectField } from '#src/forms/SelectField.tsx'
import { choicesOf } from './choices.ts'
import styles from './SkillRows.module.css'

/** The indexes of the rows of `itSkills`, as in its schema. */
const ROWS = [0, 1, 2] as const

/** The main IT skills with years of experience. Only the first skill is required. */
export function SkillRows() {
  const t = useTexts('entry')
  const { yearsOfExperience } = useTexts('personOptions')
  const skills = choicesOf(options.ItSkill, { ...skillNames, none: t.noSkill })
  return (
    <fieldset className={styles.rows}>
      <legend>{t.skills}</legend>
      <p className={styles.hint}>{t.skillsHint}</p>
      {ROWS.map((row) => (
        <FieldPair key={row}>
          <SelectField<ExperienceValues>
            name={`itSkills.${row}.it_skills`}
            label={t.skill({ number: row + 1 })}
            optional={row > 0}
            choices={skills}
          />
          <SelectField<ExperienceValues>
            optional
            name={`itSkills.${row}.yoe`}
            label={t.yoe({ number: row + 1 })}
            choices={choicesOf(options.YearsOfExperience, yearsOfExperience)}
          />
        </FieldPair>
      ))}
    </fieldset>
  )
}
