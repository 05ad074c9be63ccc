// Generated from openapi/components/options. Do not edit.

/** The highest education of a person. */
export const Education = {
  high_school: 10172,
  technical_school: 10169,
  vocational_school: 10171,
  two_year_college: 11213,
  university_arts: 11215,
  university_science: 11214,
  master: 11216,
  doctor: 11217,
  other: 10173,
} as const
export type Education = (typeof Education)[keyof typeof Education]
