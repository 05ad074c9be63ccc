// Generated from openapi/components/options. Do not edit.

/** A level of English, from the highest to none. */
export const EnglishLevel = ["native_en","fluent_en","business_level_en","daily_conversational_level_en","basic_conversational_level_en","none_en"] as const
export type EnglishLevel = (typeof EnglishLevel)[number]
