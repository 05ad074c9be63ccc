import { brand } from '#domain/brand.ts'

/** The first notification of an applicant, from the advisor of new applicants. */
export const welcome = {
  title: `Welcome to ${brand.name.en}`,
  body: `Thank you for registering. I am Emi Moriyama, your advisor.

Please fill in your profile first. I will read it and recommend jobs that may suit you.`,
}
