import { useWatch } from 'react-hook-form'
import { CAREER_ENTRIES } from '#domain/formLimits.ts'
import { type CareerValues, blankProject } from '#domain/forms/career.ts'
import { ProceduralExperience } from '#openapi/generated/options.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { FoldingList } from '#src/features/documents/FoldingList.tsx'
import { TermField } from '#src/features/japaneseTerms/TermField.tsx'
import { CheckboxesField } from '#src/forms/ChoiceFields.tsx'
import { FieldPair } from '#src/forms/FieldGroup.tsx'
import { TextAreaField, TextField } from '#src/forms/TextField.tsx'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { type CompanyPath, type ProjectPath, PeriodFields } from './PeriodFields.tsx'
import { periodText } from './periodText.ts'
import { useDocumentRows } from './useDocumentRows.ts'
import styles from './rows.module.css'

/** The sortable projects of a company, in the order of the document. Filled ones are closed at first. */
export function ProjectRows({ company }: { company: CompanyPath }) {
  const t = useTexts('career')
  const lang = useLang()
  const list = `${company}.projects` as const
  const projects = useWatch<CareerValues, typeof list>({ name: list })
  const { isNewestFirst, ...rows } = useDocumentRows(list, blankProject, 'title')
  const nameOf = (index: number) => projects[index]?.title || t.projectNumber({ number: index + 1 })
  const add = (
    <ActionButton icon="plus" disabled={projects.length >= CAREER_ENTRIES.projects} onClick={rows.add}>
      {t.addProject}
    </ActionButton>
  )
  return (
    <>
      {isNewestFirst && add}
      {rows.ids.length > 0 && (
        <FoldingList
          list={list}
          label={t.company.projects}
          rows={rows}
          isClosed
          nameOf={nameOf}
          metaOf={(index) => periodText(projects[index] ?? blankProject, { lang, present: t.present })}
          className={styles.tinted}
          renderFields={(index) => <ProjectFields path={`${list}.${index}`} />}
        />
      )}
      {!isNewestFirst && add}
    </>
  )
}

function ProjectFields({ path }: { path: ProjectPath }) {
  const { project: t, achievementsHelp } = useTexts('career')
  const { proceduralExperience } = useTexts('personOptions')
  const steps = ProceduralExperience.filter((step) => step !== 'none')
  return (
    <>
      <TextField<CareerValues> name={`${path}.title`} label={t.title} />
      <PeriodFields optional path={path} start={t.start} end={t.end} />
      <TextAreaField<CareerValues> optional name={`${path}.description`} label={t.description} rows={4} />
      <CheckboxesField<CareerValues>
        optional
        name={`${path}.proceduralExperience`}
        label={t.proceduralExperience}
        choices={steps.map((value) => ({ value, label: proceduralExperience[value] }))}
      />
      <FieldPair>
        <TermField<CareerValues> optional name={`${path}.role`} label={t.role} />
        <TextField<CareerValues> optional name={`${path}.teamSize`} label={t.teamSize} />
        <TextField<CareerValues> optional name={`${path}.languages`} label={t.languages} />
        <TextField<CareerValues> optional name={`${path}.os`} label={t.os} />
        <TextField<CareerValues> optional name={`${path}.databases`} label={t.databases} />
        <TextField<CareerValues> optional name={`${path}.frameworks`} label={t.frameworks} />
      </FieldPair>
      <TextField<CareerValues> optional name={`${path}.tools`} label={t.tools} />
      <TextAreaField<CareerValues>
        optional
        name={`${path}.achievements`}
        label={t.achievements}
        help={achievementsHelp}
        rows={4}
      />
    </>
  )
}
