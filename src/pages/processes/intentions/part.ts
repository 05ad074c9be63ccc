import type { Process } from '#src/api/processes.ts'

/** The properties of each dialog about an application. */
export interface IntentionDialogPart {
  process: Process
  onClose: () => void
}
