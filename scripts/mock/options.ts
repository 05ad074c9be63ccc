/** The options of `npm run mock`, checked as a whole. */

import { parseArgs } from 'node:util'
import * as z from 'zod'
import { parseSeed } from '#content/seed.ts'
import { defaultState } from '#mocks/control/defaultState.ts'
import type { MockServerOptions } from '#mocks/http.ts'
import { failureText } from '#server/start/failure.ts'

const flags = {
  port: { type: 'string' },
  jobs: { type: 'string' },
  latency: { type: 'string' },
  seed: { type: 'string' },
  cors: { type: 'string', multiple: true },
  origin: { type: 'string' },
  persist: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

export const help = `
  npm run mock -- [options]

  The mock API over HTTP, with its control API under /__mock.

    --port N        the port, otherwise PORT or 4010; 0 chooses a free one
    --jobs N        the number of jobs, 64 to 100000, otherwise HASHI_SEED or 64
    --latency MS    the time that every call takes at least, 0 to 60000
    --seed N        the seed of the faults' probabilities, 0 to 4294967295, otherwise 1
    --cors ORIGIN   the origins whose pages may call with credentials, separated by commas;
                    otherwise every origin of this machine
    --origin URL    the site's origin for links in mails, otherwise HASHI_ORIGIN or http://localhost:5173
    --persist FILE  keeps data and settings in this file; otherwise they end with the process
    --help          shows this text
`

export type Options = { port: number; server: MockServerOptions; persist: string | undefined }

/** Wrong options. The message names each with its value and the right form. */
class UsageError extends Error {}

function whole(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message)
    .optional()
}

const originText = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be an origin like http://localhost:3000',
  )

const schema = z.object({
  port: whole(0, 65_535),
  jobs: whole(defaultState.seed.jobs, 100_000),
  latency: whole(0, 60_000),
  seed: whole(0, 4_294_967_295),
  cors: z.array(originText).optional(),
  origin: originText.optional(),
  persist: z.string().min(1, 'must be the name of a file').optional(),
  HASHI_SEED: z.string().optional().transform(sizeOf),
})

/** Returns the options, or null if the help was asked for. Throws a `UsageError`. */
export function readOptions(
  args: string[],
  { PORT, HASHI_ORIGIN, HASHI_SEED }: NodeJS.ProcessEnv,
): Options | null {
  const { help: isHelp, ...given } = parse(args)
  if (isHelp) return null
  const values = {
    ...given,
    port: given.port ?? (PORT || undefined),
    origin: given.origin ?? (HASHI_ORIGIN || undefined),
    cors: given.cors?.flatMap((list) => list.split(',').map((text) => text.trim())),
    HASHI_SEED,
  }
  const result = schema.safeParse(values)
  const names = {
    port: given.port === undefined ? 'PORT' : '--port',
    origin: given.origin === undefined ? 'HASHI_ORIGIN' : '--origin',
    HASHI_SEED: 'HASHI_SEED',
  }
  if (!result.success) throw new UsageError(messageOf(result.error, values, names))
  const { port = 4010, persist, ...rest } = result.data
  return { port, persist, server: serverOptions(rest) }
}

type Data = Omit<z.output<typeof schema>, 'port' | 'persist'>

function serverOptions({ jobs, latency, seed, cors, origin, HASHI_SEED }: Data): MockServerOptions {
  const start = {
    ...defaultState,
    seed: { ...defaultState.seed, jobs: jobs ?? HASHI_SEED },
    latency: latency ?? defaultState.latency,
    randomSeed: seed ?? defaultState.randomSeed,
  }
  return { start, origins: cors, origin }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags }).values
  } catch (error) {
    throw new UsageError(`${failureText(error)}\nnpm run mock -- --help lists the options.`)
  }
}

/** Returns the number of jobs in `HASHI_SEED`. */
function sizeOf(text: string | undefined, context: z.RefinementCtx): number {
  try {
    return parseSeed(text).jobs ?? defaultState.seed.jobs
  } catch (error) {
    context.addIssue({ code: 'custom', message: failureText(error) })
    return z.NEVER
  }
}

/** `names` has the sources of values that are no flags. */
function messageOf(
  { issues }: z.ZodError,
  values: Record<string, unknown>,
  names: Record<string, string>,
): string {
  const lines = issues.map(({ path: [name = '', index], message }) => {
    const value = values[String(name)]
    const text = Array.isArray(value) ? value[Number(index)] : value
    return `  ${names[String(name)] ?? `--${String(name)}`} is ${JSON.stringify(text)}: ${message}`
  })
  return ['The options are not valid:', ...new Set(lines)].join('\n')
}
