// Generated from openapi/components/options. Do not edit.

/** The kind of work of a job. */
export const JobCategory = ["web_system_development","ml_ai_development","mobile_system_development","embedded_system_development","data_engineering","infrastructure_development","qa","bridge_se","project_manager","web_designer","game_developer","others"] as const
export type JobCategory = (typeof JobCategory)[number]
