import type { Query, QueryClient } from '@tanstack/react-query'
import { flowState } from '#src/forms/flow/flowState.ts'
import { dropAllFiles } from '#src/lib/keptFiles.ts'
import { clearTyped } from '#src/lib/typed.ts'
import { isPersonal } from '#src/routes/flows.ts'
import { flowIds } from '#src/routes/row.ts'

/** Removes all cached responses that belong to a person, and all others that the page does not show. */
export function dropAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => !query.isActive() || isOfPerson(query) })
  queryClient.getMutationCache().clear()
}

const isOfPerson = ({ queryKey }: Query) =>
  queryKey.some((part) => typeof part === 'string' && /^\/(?:applicant|process)\//.test(part))

/** Removes what a person has typed in this tab, in forms, flows and files. */
export async function dropDrafts(): Promise<void> {
  clearTyped()
  for (const flow of flowIds.filter(isPersonal)) flowState(flow).clear()
  await dropAllFiles()
}
