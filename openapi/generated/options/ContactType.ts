// Generated from openapi/components/options. Do not edit.

/** The subject of a message to the advisor. */
export const ContactType = ["jobs","application","documents","visa","account","other"] as const
export type ContactType = (typeof ContactType)[number]
