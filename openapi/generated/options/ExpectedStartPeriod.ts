// Generated from openapi/components/options. Do not edit.

/** When a person can join. */
export const ExpectedStartPeriod = {
  immediately: 11448,
  within_a_month_after_offer: 11453,
  about_one_month_after_offer: 11449,
  one_to_two_months: 11450,
  three_to_four_months: 11451,
  four_to_six_months: 11452,
} as const
export type ExpectedStartPeriod = (typeof ExpectedStartPeriod)[keyof typeof ExpectedStartPeriod]
