/** Parses problem documents. Apart from `failures.ts`, because zod takes longer to load than the rest of the program. */

import * as z from 'zod/mini'
import { type Problem, plainProblem } from './failures.ts'

const schema: z.ZodMiniType<Problem> = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.optional(z.array(z.looseObject({ field: z.string(), message: z.string() }))),
})

/** Returns the problem document of an answer; a plain one if the answer has none. */
export function problemOf(status: number, body: unknown): Problem {
  return schema.safeParse(body).data ?? plainProblem(`The staff API has answered ${status}`, status)
}
