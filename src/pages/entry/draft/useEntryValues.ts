import { blankEntry } from '#domain/forms/blanks.ts'
import type { EntryValues } from '#domain/forms/entry.ts'
import { filledWith } from '#src/forms/flow/draft.ts'
import { useFlowState } from '#src/forms/flow/flowContext.ts'
import { entryFiles } from './entryFiles.ts'

/** The values of all steps. */
export function useEntryValues(): EntryValues {
  const { draft } = useFlowState().state
  return { ...filledWith(blankEntry, draft), ...entryFiles() }
}
