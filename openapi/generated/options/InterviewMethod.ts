// Generated from openapi/components/options. Do not edit.

/** How an applicant would like to talk with an advisor. */
export const InterviewMethod = ["online","phone","office"] as const
export type InterviewMethod = (typeof InterviewMethod)[number]
