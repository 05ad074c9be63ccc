import { type CareerValues, blankCompany, blankProject, blankSkillRow } from '#domain/forms/career.ts'
import { careerValues, emptyCareer } from '#domain/forms/careerRequest.ts'
import type { Career } from '#src/api/career.ts'
import type { Profile } from '#src/api/profile.ts'

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
