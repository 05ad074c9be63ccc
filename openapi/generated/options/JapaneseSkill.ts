// Generated from openapi/components/options. Do not edit.

/** A person’s level of Japanese. */
export const JapaneseSkill = {
  native: 10281,
  fluent: 10280,
  business: 10279,
  daily_conversational: 10278,
  basic: 11189,
  none: 10548,
} as const
export type JapaneseSkill = (typeof JapaneseSkill)[keyof typeof JapaneseSkill]
