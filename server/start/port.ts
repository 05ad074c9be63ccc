import * as z from 'zod'
import { configError } from './problems.ts'

const message = 'must be a whole number from 0 to 65535'

/** Parses a port to listen on. For 0 the system chooses a free port. */
export const port = z
  .string()
  .regex(/^\d{1,5}$/, message)
  .transform(Number)
  .refine((number) => number <= 65_535, message)

/** Reads a port, or returns `usual` if it is not set. Throws if it is not a port; `name` is its source. */
export function readPort(text: string | undefined, usual: number, name = 'PORT'): number {
  if (!text) return usual
  const result = port.safeParse(text)
  if (result.success) return result.data
  throw configError({ [name]: text }, [{ name, message }])
}
