import type { QueryClient } from '@tanstack/react-query'
import { isPersonal } from '#src/api/queries.ts'
import { dropAllFiles } from '#src/lib/keptFiles.ts'
import { clearTyped, hasTyped } from '#src/lib/typed.ts'
import { isPersonal as isPersonalFlow } from '#src/routes/flows.ts'
import { flowState } from '#src/routes/flowState.ts'
import { flowIds } from '#src/routes/row.ts'

/** Removes all cached responses that belong to a person, and all others that the page does not show. */
export function dropResponses(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !query.isActive() || isPersonal(query) })
  queryClient.getMutationCache().clear()
}

const personalFlows = flowIds.filter(isPersonalFlow)

/** Returns whether a person's input is in this tab. */
export const hasDrafts = (): boolean =>
  hasTyped() || personalFlows.some((flow) => Object.keys(flowState(flow).get().draft).length > 0)

/** Removes a person's input in this tab: forms, flows and files. */
export function dropDrafts(): void {
  clearTyped()
  for (const flow of personalFlows) flowState(flow).clear()
  dropAllFiles()
}
