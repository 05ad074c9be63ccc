// Generated from openapi/components/options. Do not edit.

/** A step of a development process that a person has worked in; "none" serves students and people without experience. */
export const ProceduralExperience = ["requirement_definition","high_level_design","low_level_design","development","unit_test","integration_testing","system_testing","operation_and_maintenance","none"] as const
export type ProceduralExperience = (typeof ProceduralExperience)[number]
