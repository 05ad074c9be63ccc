import type { Head } from './head.ts'

/** The result of a page's loader; JSON in server-rendered pages. */
export type LoaderData = {
  head: Head
  /** The page's own data (`load` in `definePage.tsx`). */
  data?: unknown
  /** The guards are pending: the server cannot run them. */
  isUndecided?: true
  /** The page could not be loaded, and can be tried again. */
  hasFailed?: true
}

/** Returns the head in a loader's result, which the router types as `unknown`. */
export function headIn(loaderData: unknown): Head | undefined {
  return isLoaderData(loaderData) ? loaderData.head : undefined
}

/** Returns whether a loader's result is a failure that can be tried again. */
export const hasFailed = (loaderData: unknown): boolean =>
  isLoaderData(loaderData) && loaderData.hasFailed === true

/** Returns whether the guards of a loader's page are pending. */
export const isUndecided = (loaderData: unknown): boolean =>
  isLoaderData(loaderData) && loaderData.isUndecided === true

const isLoaderData = (value: unknown): value is LoaderData =>
  typeof value === 'object' && value !== null && 'head' in value
