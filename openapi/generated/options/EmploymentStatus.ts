// Generated from openapi/components/options. Do not edit.

/** The present employment status of a person. */
export const EmploymentStatus = {
  employed: 60,
  unemployed: 61,
  no_work_experience: 62,
  student: 10989,
} as const
export type EmploymentStatus = (typeof EmploymentStatus)[keyof typeof EmploymentStatus]
