// Generated from openapi/components/options. Do not edit.

/** The form of a talk with an advisor. */
export const InterviewMethod = ["online","phone","office"] as const
export type InterviewMethod = (typeof InterviewMethod)[number]
