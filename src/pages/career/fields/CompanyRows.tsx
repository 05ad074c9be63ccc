import { useWatch } from 'react-hook-form'
import { CAREER_ENTRIES } from '#domain/formLimits.ts'
import { type CareerValues, blankCompany } from '#domain/forms/career.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { FoldingList } from '#src/features/documents/FoldingList.tsx'
import { TermField } from '#src/features/japaneseTerms/TermField.tsx'
import { FieldPair } from '#src/forms/FieldGroup.tsx'
import { TextField } from '#src/forms/TextField.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { type CompanyPath, PeriodFields } from './PeriodFields.tsx'
import { periodText } from './periodText.ts'
import { ProjectRows } from './ProjectRows.tsx'
import { useDocumentRows } from './useDocumentRows.ts'
import styles from './rows.module.css'

/** The sortable companies, each with its projects, in the order of the document. A new one is added where the newest is. */
export function CompanyRows() {
  const t = useTexts('career')
  const { entries } = useTexts('documents')
  const lang = useLang()
  const companies = useWatch<CareerValues, 'companies'>({ name: 'companies' })
  const { isNewestFirst, ...rows } = useDocumentRows('companies', blankCompany, 'companyName')
  const nameOf = (index: number) => companies[index]?.companyName || t.companyNumber({ number: index + 1 })
  const foot = (
    <div className={styles.foot}>
      <ActionButton icon="plus" disabled={companies.length >= CAREER_ENTRIES.companies} onClick={rows.add}>
        {t.addCompany}
      </ActionButton>
      <span className="meta num">
        {entries({ count: companies.length, limit: CAREER_ENTRIES.companies })}
      </span>
    </div>
  )
  return (
    <div id="companies" tabIndex={-1}>
      {isNewestFirst && rows.ids.length > 0 && foot}
      {rows.ids.length === 0 ? (
        <div className={styles.empty}>
          <Heading level={3}>{t.noCompanies}</Heading>
          <p>{t.noCompaniesText}</p>
        </div>
      ) : (
        <FoldingList
          list="companies"
          label={t.labels.companies}
          rows={rows}
          isClosed={false}
          nameOf={nameOf}
          metaOf={(index) => periodText(companies[index] ?? blankCompany, { lang, present: t.present })}
          className={styles.fields}
          renderFields={(index) => <CompanyFields path={`companies.${index}`} />}
        />
      )}
      {(!isNewestFirst || rows.ids.length === 0) && foot}
    </div>
  )
}

function CompanyFields({ path }: { path: CompanyPath }) {
  const t = useTexts('career').company
  return (
    <>
      <TextField<CareerValues> name={`${path}.companyName`} label={t.companyName} />
      <PeriodFields path={path} start={t.start} end={t.end} />
      <TextField<CareerValues> optional name={`${path}.business`} label={t.business} />
      <FieldPair>
        <TextField<CareerValues> optional name={`${path}.employees`} label={t.employees} />
        <TermField<CareerValues> optional name={`${path}.employmentType`} label={t.employmentType} />
      </FieldPair>
      <Heading level={3} className={styles.projects}>
        {t.projects}
      </Heading>
      <ProjectRows company={path} />
    </>
  )
}
