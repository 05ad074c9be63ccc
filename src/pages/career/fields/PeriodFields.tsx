import { useTexts } from '#src/context/language.ts'
import { YearMonthField } from '#src/forms/DateField.tsx'
import { FieldPair } from '#src/forms/FieldGroup.tsx'
import { useYears } from '#src/forms/useYears.ts'

/** The names of fields in rows, as the form knows them. */
export type CompanyPath = `companies.${number}`
export type ProjectPath = `${CompanyPath}.projects.${number}`

interface PeriodFieldsProps {
  path: CompanyPath | ProjectPath
  start: string
  end: string
  /** Whether the start may be left out. */
  optional?: boolean
}

/** Start and end of an employment or a project. Without an end it continues. */
export function PeriodFields({ path, start, end, optional }: PeriodFieldsProps) {
  const t = useTexts('career')
  const years = useYears({ ago: Infinity, ahead: 0 })
  return (
    <FieldPair>
      <YearMonthField
        year={`${path}.startYear`}
        month={`${path}.startMonth`}
        label={start}
        years={years}
        optional={optional}
      />
      <YearMonthField
        year={`${path}.endYear`}
        month={`${path}.endMonth`}
        label={end}
        years={years}
        none={t.present}
      />
    </FieldPair>
  )
}
