import { useWatch } from 'react-hook-form'
import { HISTORY_ENTRIES } from '#domain/formLimits.ts'
import type { ResumePersonValues } from '#domain/forms/resume.ts'
import { useTexts } from '#src/context/language.ts'
import { CheckboxField } from '#src/forms/ChoiceFields.tsx'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { calendarOf } from '../form/resumeForm.ts'
import { HistoryRows } from './HistoryRows.tsx'

/** Education and work, which share the rows of one table. */
export function HistoryFields() {
  const t = useTexts('resume')
  const era = calendarOf({ era: useWatch<ResumePersonValues, 'era'>({ name: 'era' }) })
  const shared = { era, limit: HISTORY_ENTRIES }
  return (
    <>
      <FieldGroup title={t.educationTitle}>
        <HistoryRows
          {...shared}
          list="education"
          beside="work"
          title={t.educationTitle}
          help={t.rowsHelp}
          add={t.addEducation}
        />
      </FieldGroup>
      <FieldGroup title={t.workTitle}>
        <HistoryRows {...shared} list="work" beside="education" title={t.workTitle} add={t.addWork} />
        <CheckboxField<ResumePersonValues> name="currentlyEmployed" label={t.labels.currentlyEmployed} />
      </FieldGroup>
    </>
  )
}
