// Generated from openapi/components/options. Do not edit.

/** A person’s gender; giving it is optional. */
export const Gender = {
  male: 1,
  female: 2,
} as const
export type Gender = (typeof Gender)[keyof typeof Gender]
