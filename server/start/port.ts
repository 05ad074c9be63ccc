import * as z from 'zod'
import { configError } from './problems.ts'

const message = 'must be a whole number from 0 to 65535'

/** A port to listen on, as text; the system chooses a free one for 0. */
export const port = z
  .string()
  .regex(/^\d{1,5}$/, message)
  .transform(Number)
  .refine((number) => number <= 65_535, message)

/** Reads `PORT` of the environment. Throws where it is no port. */
export function readPort(text: string | undefined, usual: number): number {
  if (!text) return usual
  const result = port.safeParse(text)
  if (result.success) return result.data
  throw configError({ PORT: text }, [{ name: 'PORT', message }])
}
