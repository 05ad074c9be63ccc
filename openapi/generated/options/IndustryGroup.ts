// Generated from openapi/components/options. Do not edit.

/** A group of industries. In a search it includes all its sub-industries. */
export const IndustryGroup = ["web_internet_networking","finance_insurance_fintech_consulting","entertainment_game_web_media","retail_sales_distribution_manufacturer","others"] as const
export type IndustryGroup = (typeof IndustryGroup)[number]
