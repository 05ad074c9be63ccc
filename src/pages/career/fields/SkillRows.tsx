import { useWatch } from 'react-hook-form'
import { CAREER_ENTRIES } from '#domain/formLimits.ts'
import { type CareerValues, blankSkillRow } from '#domain/forms/career.ts'
import { skillNames } from '#domain/skills.ts'
import { ItSkill, YearsOfExperience } from '#openapi/generated/options.ts'
import { useTexts } from '#src/context/language.ts'
import { SortableList } from '#src/features/documents/sortable/SortableList.tsx'
import { useRows } from '#src/features/documents/useRows.ts'
import { FieldError, idsOf, useFieldError } from '#src/forms/field.tsx'
import { choicesOf } from '#src/forms/options.ts'
import { RowSelect } from '#src/forms/SelectField.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import styles from './rows.module.css'

/** The skills with years, the strongest first. */
export function SkillRows() {
  const t = useTexts('career')
  const { entries } = useTexts('documents')
  const skills = useWatch<CareerValues, 'itSkills'>({ name: 'itSkills' })
  const rows = useRows('itSkills', blankSkillRow, 'it_skills')
  const nameOf = (index: number) => {
    const skill = ItSkill.find((each) => each === skills[index]?.it_skills)
    return skill && skill !== 'none' ? skillNames[skill] : t.skill({ number: index + 1 })
  }
  return (
    <div id="itSkills" tabIndex={-1}>
      {rows.ids.length > 0 && (
        <SortableList
          isWide
          label={t.labels.itSkills}
          rows={rows.ids.map((id, index) => ({ id, name: nameOf(index) }))}
          onMove={rows.move}
          onRemove={rows.remove}
          renderHead={(index) => <SkillRow index={index} />}
        />
      )}
      <div className={styles.foot}>
        <ActionButton icon="plus" disabled={skills.length >= CAREER_ENTRIES.itSkills} onClick={rows.add}>
          {t.addSkill}
        </ActionButton>
        <span className="meta num">{entries({ count: skills.length, limit: CAREER_ENTRIES.itSkills })}</span>
      </div>
    </div>
  )
}

function SkillRow({ index }: { index: number }) {
  const t = useTexts('career')
  const { yearsOfExperience } = useTexts('personOptions')
  const skill = `itSkills.${index}.it_skills`
  const number = index + 1
  return (
    <>
      <div className={styles.skill}>
        <RowSelect name={skill} label={t.skill({ number })} choices={skillChoices} />
        <RowSelect
          name={`itSkills.${index}.yoe`}
          label={t.yoe({ number })}
          choices={choicesOf(YearsOfExperience, yearsOfExperience)}
        />
      </div>
      <FieldError id={idsOf(skill).error}>{useFieldError(skill)}</FieldError>
    </>
  )
}

const skillChoices = ItSkill.flatMap((key) =>
  key === 'none' ? [] : [{ value: key, label: skillNames[key] }],
)
