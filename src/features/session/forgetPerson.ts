import type { QueryClient } from '@tanstack/react-query'
import { isPersonal } from '#src/api/queries.ts'
import { dropAllFiles } from '#src/lib/keptFiles.ts'
import { clearTyped } from '#src/lib/typed.ts'
import { isPersonal as isPersonalFlow } from '#src/routes/flows.ts'
import { flowState } from '#src/routes/flowState.ts'
import { flowIds } from '#src/routes/row.ts'

/** Removes all cached responses that belong to a person, and all others that the page does not show. */
export function dropResponses(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !query.isActive() || isPersonal(query) })
  queryClient.getMutationCache().clear()
}

/** Removes a person's input in this tab: forms, flows and files. */
export function dropDrafts(): void {
  clearTyped()
  for (const flow of flowIds.filter(isPersonalFlow)) flowState(flow).clear()
  dropAllFiles()
}
