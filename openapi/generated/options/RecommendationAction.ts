// Generated from openapi/components/options. Do not edit.

/** An answer of an applicant to a recommendation. */
export const RecommendationAction = ["apply","inquiry","decline"] as const
export type RecommendationAction = (typeof RecommendationAction)[number]
