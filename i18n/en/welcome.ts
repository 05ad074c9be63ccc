import { brand } from '#domain/brand.ts'

/** The first notification of an applicant, who may have no advisor of their own yet. */
export const welcome = {
  title: `Welcome to ${brand.name.en}`,
  body: `Thank you for registering.

Please fill in your profile first. An advisor will read it and recommend jobs that may suit you.`,
}
