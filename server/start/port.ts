import * as z from 'zod'
import { configError } from './problems.ts'

const message = 'must be a whole number from 0 to 65535'

/** Parses a port to listen on. For 0 the system chooses a free port. */
export const port = z
  .string()
  .regex(/^\d{1,5}$/, message)
  .transform(Number)
  .refine((number) => number <= 65_535, message)

/** Reads the port of the option `--port`, else that of the variable `PORT`, or returns `usual` if neither is set. Throws if it is not a port. */
export function readPort(option: string | undefined, variable: string | undefined, usual: number): number {
  const [name, text] = option ? ['--port', option] : ['PORT', variable]
  if (!text) return usual
  const result = port.safeParse(text)
  if (result.success) return result.data
  throw configError({ [name]: text }, [{ name, message }])
}
