/** The address and the options of a PostgreSQL database, as the configuration has them. */

import * as z from 'zod'
import { jsonOption } from '../jsonOption.ts'
import { hostsOf } from './hosts.ts'

const isAddress = (text: string) =>
  z.url({ protocol: /^postgres(ql)?$/, hostname: /./ }).safeParse(text).success

/** Parses the address of a database, which may have several hosts. */
export const databaseUrl = z
  .string()
  .refine(
    (text) => hostsOf(text).every(isAddress),
    'must be an address such as postgres://user:password@host:5432/name, or …@first,second/name for a primary and its standby',
  )

/** The greatest number of connections: each is a process of PostgreSQL. */
const MOST_CONNECTIONS = 200
/** Visitors wait for a statement, and the pool gives up after the sum of its limits. In ms. */
const LONGEST_STATEMENT = 60_000

const time = (usual: number) => z.int().min(100).max(LONGEST_STATEMENT).default(usual)

const options = z.strictObject({
  /** The most connections of this process. */
  connections: z.int().min(1).max(MOST_CONNECTIONS).default(10),
  /** The longest time of a statement in ms. */
  statement: time(3_500),
  /** The longest time that a statement waits for a lock in ms. */
  lock: time(3_000),
})

export type DatabaseOptions = z.infer<typeof options>

export const usualOptions: DatabaseOptions = options.parse({})

/** Parses the options of the connections to a database, JSON. */
export const databaseOptions = jsonOption(options, (issues) => {
  const mistakes = issues.map(({ path, message }) => [...path, message].join(': '))
  return `must be JSON such as {"connections": 10, "statement": 3500, "lock": 3000} (${mistakes.join('; ')})`
})
