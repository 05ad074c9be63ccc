// Generated from openapi/components/options. Do not edit.

/** Years of work experience. */
export const YearsOfExperience = ["5_years_more","3_years_more","1_year_more","1_year_less","none"] as const
export type YearsOfExperience = (typeof YearsOfExperience)[number]
