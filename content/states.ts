import type { ContentState } from '#backend/ports/content.ts'

/** Returns the external id of a row of the sample, which no company uses. */
export const externalIdOf = (id: number | string): string => `sample-${id}`

/** Returns the state of new content of the sample. */
export const stateOf = (id: number | string): ContentState => ({
  externalId: externalIdOf(id),
  version: 1,
  closed: null,
})
