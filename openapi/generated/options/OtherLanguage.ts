// Generated from openapi/components/options. Do not edit.

/** A language other than Japanese and English. */
export const OtherLanguage = ["chinese","cantonese","korean","thai","vietnamese","indonesian","hindi","german","french","spanish","russian","portuguese","other"] as const
export type OtherLanguage = (typeof OtherLanguage)[number]
