import type { Head } from './head.ts'

/** The answer of a page's loader; in the page that the server sends it is JSON. */
export type LoaderData = {
  head: Head
  /** The page's own data (`load` in `definePage.tsx`). */
  data?: unknown
  /** The guards have not been asked yet: the server cannot answer them. */
  isUndecided?: true
}

/** The head in a loader's answer, which the router knows as `unknown`. */
export function headIn(loaderData: unknown): Head | undefined {
  return isLoaderData(loaderData) ? loaderData.head : undefined
}

const isLoaderData = (value: unknown): value is LoaderData =>
  typeof value === 'object' && value !== null && 'head' in value
