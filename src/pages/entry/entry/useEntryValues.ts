import { type EntryValues, blankEntry } from '#domain/forms/entry.ts'
import { useFlowState } from '#src/forms/flow/flowContext.ts'
import { filledWith } from '#src/forms/flow/answers.ts'
import { entryFiles } from './entryFiles.ts'

/** Everything that was given in the steps. */
export function useEntryValues(): EntryValues {
  const { answers } = useFlowState().state
  return { ...filledWith(blankEntry, answers), ...entryFiles() }
}
