// Generated from openapi/components/options. Do not edit.

/** What a person does at present. */
export const EmploymentStatus = {
  employed: 60,
  unemployed: 61,
  no_work_experience: 62,
  student: 10989,
} as const
export type EmploymentStatus = (typeof EmploymentStatus)[keyof typeof EmploymentStatus]
