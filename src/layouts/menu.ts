import type { PageId } from '../routes/table.ts'

/** The pages of the main navigation, in order. */
export const mainPages = ['jobs', 'cases'] as const satisfies PageId[]
