// Generated from openapi/components/options. Do not edit.

/** A person’s present occupation: a kind of work as jobs have it, a student, work outside IT, or none. */
export const PresentOccupation = ["web_system_development","ml_ai_development","mobile_system_development","embedded_system_development","data_engineering","infrastructure_development","qa","bridge_se","project_manager","web_designer","game_developer","others","student","other_than_it","none"] as const
export type PresentOccupation = (typeof PresentOccupation)[number]
