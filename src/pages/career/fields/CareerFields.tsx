import type { CareerValues } from '#domain/forms/career.ts'
import { careerOrders } from '#domain/forms/careerRequest.ts'
import { useTexts } from '#src/context/language.ts'
import { RadioField } from '#src/forms/ChoiceFields.tsx'
import { DateField } from '#src/forms/DateField.tsx'
import { FieldGroup } from '#src/forms/FieldGroup.tsx'
import { TextAreaField, TextField } from '#src/forms/TextField.tsx'
import { useYears } from '#src/forms/useYears.ts'
import { CompanyRows } from './CompanyRows.tsx'
import { SkillRows } from './SkillRows.tsx'

/** All fields of the career history, in the order of the document. */
export function CareerFields() {
  const t = useTexts('career')
  return (
    <>
      <FieldGroup title={t.basics}>
        <RadioField<CareerValues>
          name="order"
          label={t.labels.order}
          choices={careerOrders.map((value) => ({ value, label: t.orders[value] }))}
        />
        <TextField<CareerValues> name="name" label={t.labels.name} autoComplete="name" />
        <DateField<CareerValues>
          name="createdDate"
          label={t.labels.createdDate}
          years={useYears({ ago: 1, ahead: 0 })}
        />
      </FieldGroup>
      <FieldGroup title={t.summaryTitle}>
        <TextAreaField<CareerValues> optional name="summary" label={t.labels.summary} help={t.summaryHelp} />
      </FieldGroup>
      <FieldGroup title={t.companiesTitle}>
        <p className="meta">{t.companiesHelp}</p>
        <CompanyRows />
      </FieldGroup>
      <FieldGroup title={t.skillsTitle}>
        <p className="meta">{t.skillsHelp}</p>
        <SkillRows />
      </FieldGroup>
      <FieldGroup title={t.restTitle}>
        <TextAreaField<CareerValues> optional name="knowledge" label={t.labels.knowledge} />
        <TextAreaField<CareerValues>
          optional
          name="qualifications"
          label={t.labels.qualifications}
          help={t.qualificationsHelp}
        />
        <TextAreaField<CareerValues>
          optional
          name="selfPr"
          label={t.labels.selfPr}
          help={t.selfPrHelp}
          rows={8}
        />
      </FieldGroup>
    </>
  )
}
