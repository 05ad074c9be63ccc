// Generated from openapi/components/options. Do not edit.

/** What a message from the applicant's own pages is about. */
export const ContactType = ["jobs","application","documents","visa","account","other"] as const
export type ContactType = (typeof ContactType)[number]
