/** Converts the values of the career's form to the contract's career history and back. */

import type * as z from 'zod/mini'
import { ItSkill, ProceduralExperience, YearsOfExperience } from '#openapi/generated/options.ts'
import type { Career as CareerSchema } from '#openapi/generated/zod.ts'
import type { CareerValues, CompanyValues, ProjectValues } from './career.ts'
import { chosen, numberOf, textOf } from './controlValues.ts'

export type Career = z.output<typeof CareerSchema>

export type CareerOrder = Career['order']
export const careerOrders: readonly CareerOrder[] = ['reverse_chronological', 'chronological', 'by_skill']

type Company = Career['companies'][number]
type Project = Company['projects'][number]
type Period = Pick<Company, 'startYear' | 'startMonth' | 'endYear' | 'endMonth'>
type PeriodValues = Record<keyof Period, string>

/** The career history of an applicant who has stored none. */
export const emptyCareer: Career = {
  createdDate: null,
  name: '',
  order: 'reverse_chronological',
  summary: '',
  companies: [],
  itSkills: [],
  knowledge: '',
  qualifications: '',
  selfPr: '',
}

/** Returns the form values of a career history. A missing order is '', other missing fields are empty. */
export function careerValues(career: Partial<Career>): CareerValues {
  const { createdDate, companies, itSkills, ...texts } = { ...emptyCareer, ...career }
  return {
    order: career.order ?? '',
    createdDate: createdDate ?? '',
    name: texts.name,
    summary: texts.summary,
    companies: companies.map(companyValues),
    itSkills: itSkills.map(({ it_skills, yoe }) => ({ it_skills, yoe: textOf(yoe) })),
    knowledge: texts.knowledge,
    qualifications: texts.qualifications,
    selfPr: texts.selfPr,
  }
}

/** Returns the career history of a form, without rows that name no skill. */
export function careerRequest(values: CareerValues): Career {
  return {
    ...values,
    order: careerOrders.find((order) => order === values.order) ?? 'reverse_chronological',
    createdDate: values.createdDate || null,
    companies: values.companies.map(companyRequest),
    itSkills: values.itSkills.flatMap(({ it_skills, yoe }) => {
      const skill = chosen(ItSkill, it_skills)
      return skill ? [{ it_skills: skill, yoe: chosen(YearsOfExperience, yoe) }] : []
    }),
  }
}

const companyValues = (company: Company): CompanyValues => ({
  ...company,
  ...periodValues(company),
  projects: company.projects.map((project) => ({ ...project, ...periodValues(project) })),
})

const companyRequest = (company: CompanyValues): Company => ({
  ...company,
  ...periodRequest(company),
  projects: company.projects.map(projectRequest),
})

const projectRequest = (project: ProjectValues): Project => ({
  ...project,
  ...periodRequest(project),
  proceduralExperience: project.proceduralExperience.flatMap(
    (step) => chosen(ProceduralExperience, step) ?? [],
  ),
})

const periodValues = (period: Period): PeriodValues => ({
  startYear: textOf(period.startYear),
  startMonth: textOf(period.startMonth),
  endYear: textOf(period.endYear),
  endMonth: textOf(period.endMonth),
})

const periodRequest = (period: PeriodValues): Period => ({
  startYear: numberOf(period.startYear),
  startMonth: numberOf(period.startMonth),
  endYear: numberOf(period.endYear),
  endMonth: numberOf(period.endMonth),
})
