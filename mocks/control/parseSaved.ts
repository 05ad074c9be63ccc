import type * as z from 'zod/mini'

/** Parses a text of a former visit or run. Returns null without one, and for a text of another version. */
export function parseSaved<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null,
): z.output<Schema> | null {
  if (!text) return null
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
