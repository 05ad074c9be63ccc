import { type CareerValues, blankCompany, blankProject, blankSkillRow } from '#domain/forms/career.ts'
import { careerValues, emptyCareer } from '#domain/forms/careerRequest.ts'
import type { Career } from '#src/api/career.ts'

/** Returns the values that the form starts with: the stored ones, dated today. A new document has the applicant's name. */
export function startOfCareer(
  career: Career,
  { name, today }: { name: string; today: string },
): CareerValues {
  const isNew = career.createdDate === null
  return { ...careerValues(career), ...(isNew && { name }), createdDate: today }
}

/** The shape of the values, for reading a draft. */
export const careerSample: CareerValues = {
  ...careerValues(emptyCareer),
  companies: [{ ...blankCompany, projects: [blankProject] }],
  itSkills: [blankSkillRow],
}
