// Generated from openapi/components/options. Do not edit.

/** The share of work that can be done from home. */
export const RemoteWork = ["none","partial","full"] as const
export type RemoteWork = (typeof RemoteWork)[number]
