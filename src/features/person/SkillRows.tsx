import type { ExperienceValues } from '#domain/forms/entry.ts'
import { skillNames } from '#domain/skills.ts'
import * as options from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { FieldPair } from '#src/forms/FieldGroup.tsx'
import { choicesOf } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'
import styles from './SkillRows.module.css'

type Values = Pick<ExperienceValues, 'itSkills'>

/** The indexes of the rows of `itSkills`, as in its schema. */
const ROWS = [0, 1, 2] as const

interface SkillRowsProps {
  hint: string
  /** The first skill is required. */
  required?: boolean
}

/** The main IT skills with years of experience. */
export function SkillRows({ hint, required = false }: SkillRowsProps) {
  const t = useTexts('personFields')
  const { yearsOfExperience } = useTexts('personOptions')
  const skills = choicesOf(options.ItSkill, { ...skillNames, none: t.noSkill })
  return (
    <fieldset className={styles.rows}>
      <legend>{t.skills}</legend>
      <p className={styles.hint}>{hint}</p>
      {ROWS.map((row) => (
        <FieldPair key={row}>
          <SelectField<Values>
            name={`itSkills.${row}.it_skills`}
            label={t.skill({ number: row + 1 })}
            optional={row > 0 || !required}
            choices={skills}
          />
          <SelectField<Values>
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
