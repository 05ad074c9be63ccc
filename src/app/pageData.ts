import type { DehydratedState } from '@tanstack/react-query'
import * as z from 'zod/mini'

const configSchema = z.object({
  /** Where the API is: a path of this server, or another server's address. */
  apiUrl: z.string(),
  /** The site's public origin. */
  origin: z.string(),
})

/** What the program is told when it starts; read from the environment by the server. */
export type RuntimeConfig = z.infer<typeof configSchema>

const pageDataSchema = z.object({
  config: configSchema,
  /** When the page was made. */
  now: z.string(),
  /** What the routes' loaders answered, by route. */
  loaderData: z.record(z.string(), z.unknown()),
  errors: z.nullable(z.record(z.string(), z.unknown())),
  queries: z.custom<DehydratedState>(),
})

export type PageData = z.infer<typeof pageDataSchema>

export const PAGE_DATA_ID = 'page-data'

/** The data that a page made on the server brings along; null where the page is made in the browser. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  return text ? pageDataSchema.parse(JSON.parse(text)) : null
}
