import { useMemo } from 'react'
import { industriesOf } from '#domain/industries.ts'
import type { JobFilterName } from '#domain/jobFilters.ts'
import { prefecturesOf } from '#domain/places.ts'
import {
  EmploymentType,
  IndustryGroup,
  JobCategory,
  OtherLanguage,
  Region,
  RemoteWork,
} from '#openapi/generated/options.ts'
import type { JobFacets } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { BranchList } from './BranchList.tsx'
import { type ChoiceHandler, ChoiceBox, ChoiceList } from './ChoiceList.tsx'
import { countsOf } from './counts.ts'
import { FilterGroup } from './FilterGroup.tsx'
import { labelsOf } from './labels.ts'
import { LevelChoices } from './LevelChoices.tsx'
import { SalarySelect } from './SalarySelect.tsx'
import { type SearchState, valuesOf } from './searchState.ts'
import { SkillChoices } from './SkillChoices.tsx'
import branchStyles from './BranchList.module.css'

interface FilterGroupsProps {
  state: SearchState
  facets: JobFacets | undefined
  onChange: ChoiceHandler
}

/** All filters except the search words, in groups. */
export function FilterGroups({ state, facets, onChange }: FilterGroupsProps) {
  const t = useTexts('jobs')
  const lang = useLang()
  const counts = useMemo(() => countsOf(facets), [facets])
  const labels = useMemo(() => labelsOf(lang), [lang])
  const values = useMemo(() => valuesOf(state), [state])

  const choices = <Name extends JobFilterName>(name: Name) => ({
    name,
    labels: labels[name],
    chosen: values[name],
    counts: counts[name],
    onChange,
  })
  const active = (...names: JobFilterName[]) => names.reduce((sum, name) => sum + values[name].length, 0)

  return (
    <>
      <FilterGroup open name="applyFromAbroad" title={t.abroad} active={active('applyFromAbroad')}>
        <ChoiceBox {...choices('applyFromAbroad')} value="true" />
      </FilterGroup>
      <FilterGroup open name="remote" title={t.remote} active={active('remote')}>
        <ChoiceList {...choices('remote')} options={RemoteWork.toReversed()} />
      </FilterGroup>
      <FilterGroup open name="employmentType" title={t.employment} active={active('employmentType')}>
        <ChoiceList {...choices('employmentType')} options={EmploymentType} />
      </FilterGroup>
      <FilterGroup open name="jobCategory" title={t.role} active={active('jobCategory')}>
        <ChoiceList {...choices('jobCategory')} options={JobCategory} />
      </FilterGroup>
      <FilterGroup open name="location" title={t.place} active={active('location', 'nationwideLocation')}>
        <div className={branchStyles.single}>
          <ChoiceBox {...choices('nationwideLocation')} value="true" />
        </div>
        <BranchList
          {...choices('location')}
          wholes={Region}
          partsOf={prefecturesOf}
          partsLabel={(region) => t.prefecturesOf({ region })}
        />
      </FilterGroup>
      <FilterGroup open name="salary" title={t.salary} active={active('salary')}>
        <SalarySelect value={state.salary} counts={counts.salary} onChange={onChange} />
      </FilterGroup>
      <FilterGroup open name="japaneseLevel" title={t.japanese} active={active('japaneseLevel')}>
        <LevelChoices {...choices('japaneseLevel')} />
      </FilterGroup>
      <FilterGroup name="englishLevel" title={t.english} active={active('englishLevel')}>
        <LevelChoices {...choices('englishLevel')} />
      </FilterGroup>
      <FilterGroup name="itSkills" title={t.skills} active={active('itSkills')}>
        <SkillChoices {...choices('itSkills')} />
      </FilterGroup>
      <FilterGroup name="industryName" title={t.industry} active={active('industryName')}>
        <BranchList
          {...choices('industryName')}
          wholes={IndustryGroup}
          partsOf={industriesOf}
          partsLabel={(group) => t.industriesOf({ group })}
        />
      </FilterGroup>
      <FilterGroup name="otherLanguageSkills" title={t.otherLanguages} active={active('otherLanguageSkills')}>
        <ChoiceList {...choices('otherLanguageSkills')} options={OtherLanguage} />
      </FilterGroup>
    </>
  )
}
