// Generated from openapi/components/options. Do not edit.

/** The subject of an inquiry of the kind `other`. */
export const InquiryType = ["service","website","press","partnership","other"] as const
export type InquiryType = (typeof InquiryType)[number]
