// Generated from openapi/components/options. Do not edit.

/** What an applicant can do with a recommendation. */
export const RecommendationAction = ["apply","inquiry","decline"] as const
export type RecommendationAction = (typeof RecommendationAction)[number]
