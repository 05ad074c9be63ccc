// Generated from openapi/components/options. Do not edit.

/** The part of the world that the person of a story comes from. */
export const StoryOrigin = ["east_asia","southeast_asia","south_asia","europe","americas","africa_middle_east"] as const
export type StoryOrigin = (typeof StoryOrigin)[number]
