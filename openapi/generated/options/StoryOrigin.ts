// Generated from openapi/components/options. Do not edit.

/** The region of origin of a story's person. */
export const StoryOrigin = ["east_asia","southeast_asia","south_asia","europe","americas","africa_middle_east"] as const
export type StoryOrigin = (typeof StoryOrigin)[number]
