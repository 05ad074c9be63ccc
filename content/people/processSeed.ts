import type { Process, ProcessDetails } from '#backend/ports/processes.ts'

/**
 * A sample process. The last step is its present status, the first event of the history its last change. Times are those of the
 * contract's examples (`moments.ts`).
 */
export type ProcessSeed = Pick<Process, 'id' | 'jobId' | 'steps'> &
  Pick<ProcessDetails, 'history'> &
  Partial<ProcessDetails>

/** The letter of an advisor from its paragraphs. */
export const letter = (ja: string[], en: string[]) => ({ ja: ja.join('\n\n'), en: en.join('\n\n') })
