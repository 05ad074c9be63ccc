import { type CareerValues, blankCompany, blankProject, blankSkillRow } from '#domain/forms/career.ts'
import { careerValues, emptyCareer } from '#domain/forms/careerRequest.ts'
import type { RuleIssue } from '#domain/ruleIssues.ts'
import { careerLabels } from '#i18n/fieldLabels/career.ts'
import type { Career, Profile } from '#src/api/profile.ts'
import { useTexts } from '#src/context/language.ts'

/** Returns the values that the form starts with: the stored ones, dated today. A new document has name and skills of the profile. */
export const startOfCareer = (career: Career, profile: Profile | null, today: string): CareerValues => ({
  ...careerValues({ ...career, ...(profile && { name: profile.name, itSkills: profile.itSkills }) }),
  createdDate: today,
})

/** The shape of the values, for reading a draft. */
export const careerSample: CareerValues = {
  ...careerValues(emptyCareer),
  companies: [{ ...blankCompany, projects: [blankProject] }],
  itSkills: [blankSkillRow],
}

/**
 * The labels of fields by their names, including rows ('companies.0.projects.1.title'), and the messages that say more than those of the
 * rules.
 */
export function useCareerTexts() {
  const t = useTexts('career')
  const documents = useTexts('documents')
  const labels = careerLabels(t)
  return {
    labelOf: (name: string): string => labels(name) ?? name,
    messageOf: ({ rule, field }: RuleIssue): string | undefined => {
      if (rule === 'checkDateRequired' && field.endsWith('Year')) return documents.yearMonth
      if (rule !== 'invalid') return undefined
      if (field === 'createdDate') return documents.createdDate
      if (field.endsWith('.endYear')) return t.endBeforeStart
      return field.endsWith('.it_skills') ? t.sameSkill : undefined
    },
  }
}
