// Generated from openapi/components/options. Do not edit.

/** A level of Japanese, from the highest to none. */
export const JapaneseLevel = ["native_jp","fluent_jp","business_level_jp","daily_conversational_level_jp","basic_conversational_level_jp","none_jp"] as const
export type JapaneseLevel = (typeof JapaneseLevel)[number]
