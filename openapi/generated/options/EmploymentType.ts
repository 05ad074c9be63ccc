// Generated from openapi/components/options. Do not edit.

/** The form of employment of a job. The licence covers employment only, so there are no contracts for services. */
export const EmploymentType = ["permanent","fixed_term","part_time"] as const
export type EmploymentType = (typeof EmploymentType)[number]
