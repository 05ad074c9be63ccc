import * as z from 'zod/mini'

/** The parts of a problem response (RFC 9457) that the site reads. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  detail: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), rule: z.string(), message: z.string() }))),
})

export type Problem = z.infer<typeof problemSchema>
