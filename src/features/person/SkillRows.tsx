import type { ExperienceValues } from '#domain/forms/entry.ts'
import { skillNames } from '#domain/skills.ts'
import * as options from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { choicesOf } from '#src/forms/options.ts'
import { SelectField } from '#src/forms/SelectField.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
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
        <div key={row} className={styles.row}>
          <SelectField<Values>
            name={`itSkills.${row}.it_skills`}
            label={t.skill({ number: row + 1 })}
            optional={row > 0 || !required}
            choices={skills}
          />
          <SelectField<Values>
            optional
            name={`itSkills.${row}.yoe`}
            label={<YearsLabel number={row + 1} />}
            choices={choicesOf(options.YearsOfExperience, yearsOfExperience)}
          />
        </div>
      ))}
    </fieldset>
  )
}

/** The short label of the years beside a skill, which are named with their skill for screen readers. */
function YearsLabel({ number }: { number: number }) {
  const t = useTexts('personFields')
  return (
    <>
      <span aria-hidden="true">{t.years}</span>
      <VisuallyHidden>{t.yoe({ number })}</VisuallyHidden>
    </>
  )
}
