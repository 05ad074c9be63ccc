// Generated from openapi/components/options. Do not edit.

/** What an inquiry that is neither about work nor about hiring is about. */
export const InquiryType = ["service","website","press","partnership","other"] as const
export type InquiryType = (typeof InquiryType)[number]
