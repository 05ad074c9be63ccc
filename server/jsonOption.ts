import * as z from 'zod'

/** Returns a schema for an option of the configuration that is JSON. `mistakesOf` describes the issues to the operator. */
export const jsonOption = <Option extends z.ZodType>(
  schema: Option,
  mistakesOf: (issues: z.core.$ZodIssue[]) => string,
) =>
  z.string().transform((text, context): z.infer<Option> => {
    const result = schema.safeParse(parseJson(text))
    if (result.success) return result.data
    context.addIssue(mistakesOf(result.error.issues))
    return z.NEVER
  })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The schema refuses null, with a message that shows the right form.
    return null
  }
}
