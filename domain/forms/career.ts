/** The form of the career history (職務経歴書). Rules and fields: `POST /applicant/career/store` in the contract. */

import * as z from 'zod/mini'
import { CAREER_ENTRIES, CAREER_LENGTH, COMPANY_LENGTH, PROJECT_LENGTH } from '../formLimits.ts'
import * as rules from '../rules.ts'
import { printedDate } from './dates.ts'
import { neededChoice, neededText, optionalChoice, optionalText } from './fields.ts'
import { differentSkills, skillRow } from './skills.ts'

/** Without an end it continues. */
const period = {
  startYear: optionalChoice,
  startMonth: optionalChoice,
  endYear: optionalChoice,
  endMonth: optionalChoice,
}
const endWithMonth = rules.yearWithMonth('endYear', 'endMonth')

const project = z
  .object({
    title: neededText(rules.required, PROJECT_LENGTH.title),
    ...period,
    description: optionalText(PROJECT_LENGTH.description),
    proceduralExperience: z.array(z.string()),
    role: optionalText(PROJECT_LENGTH.role),
    teamSize: optionalText(PROJECT_LENGTH.teamSize),
    languages: optionalText(PROJECT_LENGTH.languages),
    os: optionalText(PROJECT_LENGTH.os),
    databases: optionalText(PROJECT_LENGTH.databases),
    frameworks: optionalText(PROJECT_LENGTH.frameworks),
    tools: optionalText(PROJECT_LENGTH.tools),
    achievements: optionalText(PROJECT_LENGTH.achievements),
  })
  .check(rules.yearWithMonth('startYear', 'startMonth'), endWithMonth, rules.endAfterStart)

const company = z
  .object({
    companyName: neededText(rules.required, COMPANY_LENGTH.companyName),
    ...period,
    business: optionalText(COMPANY_LENGTH.business),
    employees: optionalText(COMPANY_LENGTH.employees),
    employmentType: optionalText(COMPANY_LENGTH.employmentType),
    projects: z.array(project).check(rules.maxEntries(CAREER_ENTRIES.projects)),
  })
  .check(rules.checkDateRequired('startYear', 'startMonth'), endWithMonth, rules.endAfterStart)

/** `today` is the calendar day in Japan. */
export const careerForm = (today: string) =>
  z.object({
    order: neededChoice(rules.required),
    createdDate: printedDate(today),
    name: neededText(rules.nameRequired, CAREER_LENGTH.name),
    summary: optionalText(CAREER_LENGTH.summary),
    companies: z.array(company).check(rules.maxEntries(CAREER_ENTRIES.companies)),
    itSkills: z.array(skillRow).check(rules.maxEntries(CAREER_ENTRIES.itSkills), differentSkills),
    knowledge: optionalText(CAREER_LENGTH.knowledge),
    qualifications: optionalText(CAREER_LENGTH.qualifications),
    selfPr: optionalText(CAREER_LENGTH.selfPr),
  })

export type CareerValues = z.output<ReturnType<typeof careerForm>>
export type CompanyValues = z.output<typeof company>
export type ProjectValues = z.output<typeof project>
export type SkillRowValues = z.output<typeof skillRow>

const blankPeriod = { startYear: '', startMonth: '', endYear: '', endMonth: '' }

export const blankProject: ProjectValues = {
  title: '',
  ...blankPeriod,
  description: '',
  proceduralExperience: [],
  role: '',
  teamSize: '',
  languages: '',
  os: '',
  databases: '',
  frameworks: '',
  tools: '',
  achievements: '',
}

export const blankCompany: CompanyValues = {
  companyName: '',
  ...blankPeriod,
  business: '',
  employees: '',
  employmentType: '',
  projects: [],
}

export const blankSkillRow: SkillRowValues = { it_skills: '', yoe: '' }
