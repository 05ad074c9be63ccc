// Generated from openapi/components/options. Do not edit.

/** Why an applicant declines a recommendation; for the advisor only. */
export const DeclineReason = ["place","salary","duties","working_hours","language","employment_terms","decided_on_another_job","not_changing_now","other"] as const
export type DeclineReason = (typeof DeclineReason)[number]
