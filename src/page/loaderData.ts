import type { Failure } from './failure.ts'
import type { Head } from './head.ts'

/** The result of a page's loader; JSON in server-rendered pages. */
export type LoaderData = {
  head: Head
  /** The page's own data (`load` in `definePage.tsx`). */
  data?: unknown
  /** The guards are pending: the server cannot run them. */
  isUndecided?: true
  /** Why the page could not be loaded; it can be tried again. */
  failure?: Failure
}

/** Returns the head in a loader's result, which the router types as `unknown`. */
export function headIn(loaderData: unknown): Head | undefined {
  return isLoaderData(loaderData) ? loaderData.head : undefined
}

/** Returns the failure in a loader's result. */
export const failureIn = (loaderData: unknown): Failure | undefined =>
  isLoaderData(loaderData) ? loaderData.failure : undefined

/** Returns whether the guards of a loader's page are pending. */
export const isUndecided = (loaderData: unknown): boolean =>
  isLoaderData(loaderData) && loaderData.isUndecided === true

const isLoaderData = (value: unknown): value is LoaderData =>
  typeof value === 'object' && value !== null && 'head' in value
